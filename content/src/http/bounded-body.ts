/** More came than is read; nobody who sends it tells before how much it will be. */
export class BodyTooLarge extends Error {}

/**
 * Reads what a request or an answer holds.
 *
 * @param maxBytes the most that is read; headers are not believed
 * @throws BodyTooLarge
 */
export async function boundedBody({ body }: Pick<Response, "body">, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) throw new BodyTooLarge(`The body is longer than ${maxBytes} bytes.`); // which ends the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
