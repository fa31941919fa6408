import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A certificate's files, valid for a day, and its text for clients to trust. */
export type Certificate = { certificateFile: string; keyFile: string; text: string };

export function makeCertificate(folder: string, hosts: string[]): Certificate {
  const [certificateFile, keyFile] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const names = hosts.map((host) => `DNS:${host}`).join(",");
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", keyFile];
  const subject = ["-subj", "/CN=Test", "-addext", `subjectAltName=${names}`];
  execFileSync("openssl", ["req", "-x509", "-days", "1", ...key, ...subject, "-out", certificateFile], {
    stdio: "ignore",
  });
  return { certificateFile, keyFile, text: readFileSync(certificateFile, "utf8") };
}
