import { Counter, register } from "prom-client";

const NAME = "schaufenster_mail_failures_total";

/** Counts mails that could not be sent. Next bundles routes and instrumentation apart; the registry is one for both. */
export function countMailFailures(count = 1): void {
  const known = register.getSingleMetric(NAME) as Counter | undefined;
  (known ?? new Counter({ name: NAME, help: "Attempts to send a mail that failed." })).inc(count);
}
