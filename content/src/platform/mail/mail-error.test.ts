import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, test } from "vitest";
import type { SmtpServer } from "../settings/smtp-server.ts";
import { describeMailError, mailErrorForLog } from "./mail-error.ts";
import { mailTransport } from "./transport.ts";

const PASSWORD = "geheim-geheim";

/** Sends a mail to a local server and resolves with its error. */
async function failureAt(server: Partial<SmtpServer>): Promise<unknown> {
  const all = {
    host: "127.0.0.1",
    port: 25,
    user: "website",
    password: PASSWORD,
    encryption: "tls" as const,
    ...server,
  };
  const mail = { from: "a@agentur.example", to: "b@agentur.example", text: "Hallo" };
  return mailTransport(all)
    .sendMail(mail)
    .then(
      () => null,
      (error: unknown) => error,
    );
}

/** With the library's expired certificate. */
async function listening(options: SMTPServerOptions): Promise<{ port: number; close: () => void }> {
  const server = new SMTPServer({ authOptional: true, ...options });
  server.on("error", () => {}); // the client disconnected
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.server.address() as AddressInfo).port, close: () => server.close() };
}

test.each<[string, SMTPServerOptions, Partial<SmtpServer>, RegExp, RegExp]>([
  [
    "whose certificate has expired",
    { secure: true },
    {},
    /^Das Zertifikat des Mailservers ist abgelaufen/,
    /^CERT_HAS_EXPIRED/,
  ],
  [
    "the same with STARTTLS",
    {},
    { encryption: "starttls" },
    /^Das Zertifikat des Mailservers ist abgelaufen/,
    /^CERT_HAS_EXPIRED/,
  ],
  [
    "not encrypted from the start",
    { disabledCommands: ["STARTTLS"] },
    {},
    /^Der Mailserver beginnt auf diesem Port nicht/,
    /wrong version/,
  ],
  [
    "without encryption",
    { disabledCommands: ["STARTTLS"] },
    { encryption: "starttls" },
    /keine sichere Verbindung/,
    /^$/,
  ],
])(
  "the error says what is wrong, and the log has the library's message: a server %s",
  async (_, is, asked, sentence, reason) => {
    const server = await listening(is);
    const error = await failureAt({ port: server.port, ...asked });
    server.close();
    expect(describeMailError(error)).toMatch(sentence);
    expect(mailErrorForLog(error).reason ?? "").toMatch(reason);
    expect(JSON.stringify(mailErrorForLog(error))).not.toContain(PASSWORD);
  },
);

test("a port with no listener, or another program, is reported as such", async () => {
  const web = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
  const { port } = web.address() as AddressInfo;
  expect(describeMailError(await failureAt({ port, encryption: "starttls" }))).toMatch(/antwortet kein Mailserver/);
  await new Promise((resolve) => web.close(resolve));
  const refused = await failureAt({ port });
  expect(describeMailError(refused)).toMatch(/nimmt auf diesem Port keine Verbindung an/);
  expect(mailErrorForLog(refused).reason).toContain(`127.0.0.1:${port}`);
});

test.each(["450 4.2.0 Greylisted, try again later", "550 5.1.1 No such user"])(
  "a server with PIPELINING that refuses the recipient and still accepts DATA is quoted at once: %s",
  async (answer) => {
    // RFC 2920 §3.1 allows a 354 response there; the empty message has no line before its dot.
    const server = createServer((socket) => {
      let reads = false;
      socket.on("error", () => {}).write("220 mx.example ESMTP\r\n");
      socket.on("data", (chunk) => {
        for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
          if (reads ? line === "." : line === "DATA") reads = !reads;
          else if (reads) continue;
          socket.write(`${replyTo(reads ? "DATA" : line)}\r\n`);
        }
      });
    });
    const replyTo = (line: string) => {
      if (line.startsWith("EHLO")) return "250-mx.example\r\n250 PIPELINING";
      if (line.startsWith("RCPT")) return answer;
      return line === "DATA" ? "354 Go ahead" : line === "." ? "554 No valid recipients" : "250 OK";
    };
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    expect(describeMailError(await failureAt({ port, user: "", encryption: "none" }))).toContain(answer);
    server.close();
  },
);

test.each([
  ["DEPTH_ZERO_SELF_SIGNED_CERT", /nicht zu trauen/],
  ["CERT_NOT_YET_VALID", /gilt noch nicht/],
  ["ERR_TLS_CERT_ALTNAME_INVALID", /auf einen anderen Namen ausgestellt/],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", /Zwischenzertifikat fehlt/],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", /Zwischenzertifikat fehlt/],
  ["ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", /TLS 1.2 oder neuer/],
  ["ENOTFOUND", /Name des Mailservers ist nicht zu finden/],
  ["EHOSTUNREACH", /^Der Mailserver ist nicht erreichbar/],
])("a connection error %s has a German message", (originalCode, sentence) => {
  const error = Object.assign(new Error("of the library"), { code: "ESOCKET", originalCode });
  expect(describeMailError(error)).toMatch(sentence);
  expect(mailErrorForLog(error)).toEqual({ code: "ESOCKET", reason: `${originalCode}: of the library` });
});
