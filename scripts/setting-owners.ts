import { SETTING_NAMES as OF_CONTENT } from "../content/src/settings/read-settings.ts";
import { SETTING_NAMES as OF_SITE } from "../site/src/server/settings/settings.ts";

/** Settings that only commands read: where to move, from where to import. */
const OF_COMMANDS = ["MOVE_TO", "MOVE_FROM", "STRAPI_TOKEN"];

/** Which settings are whose, by what each app reads; some are of both. */
const SETTINGS = { content: OF_CONTENT, site: OF_SITE, commands: OF_COMMANDS };

/** The settings that an app does not know. */
export function othersThan(app: "content" | "site"): string[] {
  return [...new Set(Object.values(SETTINGS).flat())].filter((name) => !SETTINGS[app].includes(name)).sort();
}

/** Takes other apps' settings out of an environment: a hole in the public site opens nothing else. */
export function ownEnvironment(app: "content" | "site", environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const others = othersThan(app);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !others.includes(name)));
}

/** A sentence for each variable that nothing reads, though its first word is that of settings. */
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
