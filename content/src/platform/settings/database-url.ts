import * as v from "valibot";

/** Several hosts in libpq's syntax; `pg` would take them for one host name. */
const SEVERAL_HOSTS = /^postgres(?:ql)?:\/\/(?:[^/]*@)?[^/?@]*,/;

export const DATABASE_URL = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^(postgres(ql)?:\/\/|file:)/,
      "DATABASE_URL must begin with postgres:// or file:. Leave it out to use SQLite in DATA_DIR.",
    ),
    v.check((url) => !SEVERAL_HOSTS.test(url), "DATABASE_URL must name one host."),
  ),
);
