/** A browser controlled by WebDriver commands (W3C, WebDriver 2, from section 8). */
export type Driver = {
  /**
   * Runs a standard command in its session.
   * @returns the value defined by the standard
   * @throws Error with the standard's error code
   */
  command: (name: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  end: () => Promise<void>;
};

/** Prefix of errors that only say that the browser has ended. */
export const BROWSER_ENDED = "the browser has ended";

/** The commands that the tests need. Those for an element take its `id`. */
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

export type Preferences = { noScript?: boolean; reducedMotion?: boolean; forcedColours?: boolean; largeText?: boolean };

/** The standard's key for an element reference (WebDriver, section 12). */
const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

export type ElementReference = { [ELEMENT_KEY]: string };

export const idOf = (element: ElementReference) => element[ELEMENT_KEY];
