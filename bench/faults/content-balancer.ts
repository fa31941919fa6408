import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes the configuration of an nginx that spreads requests over content processes, as docs/operations.md has it. */
export function writeBalancer(folder: string, port: number, contents: number[]): string {
  const file = join(folder, "balancer.conf");
  const servers = contents.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(" ");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/balancer-${kind};`)
    .join(" ");
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""} worker_processes 1; daemon off; pid ${folder}/balancer.pid;
error_log ${folder}/balancer-error.log;
events { worker_connections 768; }
http {
  access_log off; ${temporary}
  upstream content { ${servers} }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 210m;
    location / {
      proxy_pass http://content;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_connect_timeout 2s;
    }
  }
}
`,
  );
  return file;
}
