import { TIME_ZONE } from "../platform/process/german-time.ts";

/** Sets Intl's default time zone, which Payload formats dates in, to Germany's, as on the server. */
Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  construct: (target, [locales, options]) =>
    new target(locales, { ...options, timeZone: options?.timeZone ?? TIME_ZONE }),
});
