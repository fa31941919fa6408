import { Counter, register } from "prom-client";

const NAME = "schaufenster_mail_failures_total";

/** Counts failed mails. Next bundles routes and instrumentation separately; they share the registry. */
export function countMailFailures(count = 1): void {
  const known = register.getSingleMetric(NAME) as Counter | undefined;
  (known ?? new Counter({ name: NAME, help: "Attempts to send a mail that failed." })).inc(count);
}
