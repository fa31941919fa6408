import { SETTING_NAMES as OF_CONTENT } from "../content/src/platform/settings/read-settings.ts";
import { SETTING_NAMES as OF_SITE } from "../site/src/server/http/settings/settings.ts";

/** Settings that only commands read: the target of a move, the source of an import. */
const OF_COMMANDS = ["MOVE_TO", "MOVE_FROM", "STRAPI_TOKEN"];

/** Which app reads which settings; some are read by both. */
const SETTINGS = { content: OF_CONTENT, site: OF_SITE, commands: OF_COMMANDS };

export function othersThan(app: "content" | "site"): string[] {
  return [...new Set(Object.values(SETTINGS).flat())].filter((name) => !SETTINGS[app].includes(name)).sort();
}

/**
 * Removes other apps' settings from an environment, so that a vulnerability in the public site exposes nothing else.
 */
export function ownEnvironment(app: "content" | "site", environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const others = othersThan(app);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !others.includes(name)));
}

/** A message for each unread variable whose first word is that of a setting. */
export function mistypedSettings(environment: NodeJS.ProcessEnv): string[] {
  const known = [...Object.values(SETTINGS).flat(), "CONTENT_PORT"];
  return Object.keys(environment).flatMap((name) => {
    const alike = (each: string) => [...each].findIndex((letter, at) => letter !== name[at]);
    const [meant] = known
      .filter((each) => each.startsWith(/^.+?_/.exec(name)?.[0] ?? " "))
      .sort((a, b) => alike(b) - alike(a));
    return meant && !known.includes(name) ? [`Nothing reads the setting ${name}. Did you mean ${meant}?`] : [];
  });
}
