/** Started by `schaufenster doctor`, in the content system's folder: signs in to the mail server, and sends nothing. */
import { mailTransport } from "../../content/src/mail/transport.ts";
import { settings } from "../../content/src/settings/settings.ts";
import { smtpServer } from "../../content/src/settings/smtp-server.ts";

const server = smtpServer(settings);
try {
  if (server) await mailTransport(server).verify();
  process.stdout.write(
    server
      ? `${server.host}:${server.port} takes the login`
      : "there is no SMTP_URL: one that the admin has is tried there, on the start page",
  );
} catch (error) {
  process.stderr.write(`${server?.host}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
