import { TIME_ZONE } from "../platform/process/german-time.ts";

/** Payload writes dates in the zone that Intl takes when it is given none: in the admin Germany's, as on the server. */
Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  construct: (target, [locales, options]) =>
    new target(locales, { ...options, timeZone: options?.timeZone ?? TIME_ZONE }),
});
