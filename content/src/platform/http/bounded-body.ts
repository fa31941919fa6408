/** The body is over the limit; a sender may not declare its length in advance. */
export class BodyTooLarge extends Error {}

/**
 * Reads the body of a request or response.
 *
 * @param maxBytes limit; Content-Length isn't trusted
 * @throws BodyTooLarge
 */
export async function boundedBody({ body }: Pick<Response, "body">, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) throw new BodyTooLarge(`The body is longer than ${maxBytes} bytes.`); // closes the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
