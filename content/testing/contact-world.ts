import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { filledForm, formRequest } from "./contact-form.ts";
import { createEmptyContent, databaseOf } from "./databases.ts";
import { MailServer } from "./mail-server.ts";
import { programFile } from "./programs.ts";
import { readStored } from "./stored-rows.ts";

/** An inquiry's row, read directly from the database. */
export type Row = { subject: string; status: string; messageId: string; attempts: number; lastError: string | null };

type Options = {
  dataDir: string;
  smtpPort: number;
  /** More environment variables, such as DIE. */
  env?: Record<string, string>;
  /** Maximum size of files it may write, in KiB, to simulate a full disk. */
  maxFileKib?: number;
};

/** A content system in a separate process. */
export class ContentProcess {
  readonly #child: ChildProcess;
  readonly #port: number;
  readonly exited: Promise<unknown>;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.#port = port;
    this.exited = once(child, "exit");
  }

  static async start({ dataDir, smtpPort, env = {}, maxFileKib }: Options): Promise<ContentProcess> {
    const limit = maxFileKib === undefined ? "" : `ulimit -f ${maxFileKib}; `;
    const command = `${limit}exec "${process.execPath}" "${programFile("contact-process")}"`;
    const child = spawn("bash", ["-c", command], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: "Agentur <website@agentur.example>",
        CONTACT_RATE_PER_ADDRESS: "100000",
        CONTACT_RATE_TOTAL: "100000",
        ...env,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /^ready (\d+)$/.exec(line)?.[1];
      if (port) return new ContentProcess(child, Number(port));
    }
    throw new Error("The content system ended before it was ready");
  }

  /** Posts a form; returns the response's status, or null if there was none. */
  async post(form: Record<string, unknown>, headers: Record<string, string> = {}): Promise<number | null> {
    const request = formRequest(form, { headers });
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}${CONTACT_PATH}`, {
        method: "POST",
        headers: request.headers,
        body: await request.text(),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }

  /** Like a power cut. */
  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.exited;
  }
}

/** Timeout for expected events, in ms. */
export const SOON = { timeout: 120_000, interval: 50 };

/** Distinct names for inquiries. */
export const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

/** An agency with its own data folder, mail server and content system, which can be restarted. */
export class World {
  readonly mail = new MailServer();
  readonly dataDir = join(process.env.DATA_DIR ?? "", randomUUID());
  readonly #database = databaseOf(this.dataDir);
  #content: ContentProcess | undefined;

  async start(options: Pick<Options, "env" | "maxFileKib"> = {}): Promise<ContentProcess> {
    if (!this.#content) {
      mkdirSync(this.dataDir);
      await createEmptyContent(this.#database);
    }
    const { databaseUrl } = this.#database;
    this.#content = await ContentProcess.start({
      dataDir: this.dataDir,
      smtpPort: await this.mail.start(),
      ...options,
      env: { ...options.env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    });
    return this.#content;
  }

  async stop(): Promise<void> {
    await this.#content?.kill();
    await this.mail.stop();
  }

  /** Posts forms serially; returns the subjects of those with status 200. */
  async post(subjects: string[]): Promise<string[]> {
    const accepted: string[] = [];
    for (const subject of subjects) {
      if ((await this.#content?.post(filledForm({ subject }))) === 200) accepted.push(subject);
    }
    return accepted;
  }

  rows(): Promise<Row[]> {
    return readStored<Row>(
      this.#database,
      'SELECT subject, status, message_id AS "messageId", CAST(attempts AS INTEGER) AS attempts, last_error AS "lastError" FROM inquiries ORDER BY id',
    );
  }

  async stored(): Promise<string[]> {
    return (await this.rows()).map(({ subject }) => subject);
  }

  /** Number of these that are recorded as delivered. */
  async delivered(subjects: string[]): Promise<number> {
    return (await this.rows()).filter(({ subject, status }) => subjects.includes(subject) && status === "delivered")
      .length;
  }

  /** Number of copies of each in the mailbox. */
  copies(subjects: string[]): number[] {
    const received = this.mail.received.map(({ email }) => email.subject);
    return subjects.map((subject) => received.filter((other) => other === `[Kontaktformular] ${subject}`).length);
  }

  /** Number of distinct Message-IDs in the mailbox. */
  get messageIds(): number {
    return new Set(this.mail.received.map(({ messageId }) => messageId)).size;
  }
}
