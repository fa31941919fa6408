/** A browser that is driven from outside, by the commands of WebDriver (W3C, WebDriver 2, section 8 on). */
export type Driver = {
  /**
   * Runs a command of the standard in its session.
   *
   * @returns the value that the standard names
   * @throws Error with the standard's error code
   */
  command: (name: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** Ends the session. */
  end: () => Promise<void>;
};

/** How an error begins that says no more of the page than that its browser is gone. */
export const BROWSER_ENDED = "the browser has ended";

/** The commands that the tests need. Those that are about an element take its `id`. */
export type Command =
  | "Navigate"
  | "Refresh"
  | "Back"
  | "ExecuteScript"
  | "SetWindowRect"
  | "DeleteAllCookies"
  | "AddCookie"
  | "ElementClick"
  | "GetActiveElement"
  | "GetComputedRole"
  | "GetComputedLabel"
  | "PerformActions"
  | "TakeScreenshot"
  | "Print";

/** A visitor's settings in the browser. */
export type Preferences = { noScript?: boolean; reducedMotion?: boolean; forcedColours?: boolean; largeText?: boolean };

/** Under this name the standard hands out an element (WebDriver, section 12). */
const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

/** An element of the page as the standard hands it out. */
export type ElementReference = { [ELEMENT_KEY]: string };

export const idOf = (element: ElementReference) => element[ELEMENT_KEY];
