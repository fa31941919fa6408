import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** The header fields of a request, by name in lower case. */
export type Fields = { get(name: string): string | undefined };

/** What a log needs of a request. */
export type Asked = { fields: Fields; socket: Socket };

export const fieldsOf = ({ headers }: Pick<IncomingMessage, "headers">): Fields => ({
  get: (name) => headers[name]?.toString(),
});

export const askedBy = (request: IncomingMessage): Asked => ({ fields: fieldsOf(request), socket: request.socket });
