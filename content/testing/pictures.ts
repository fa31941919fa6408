import sharp from "sharp";

/** A generated picture with some content. */
export function picture(width: number, height: number, format: "jpeg" | "png" | "webp" = "jpeg"): Promise<Buffer> {
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8472b"/><circle cx="50%" cy="50%" r="30%" fill="#f4efe6"/></svg>`;
  return sharp(Buffer.from(stripes)).toFormat(format).toBuffer();
}

/** An uploaded file for Payload. */
export function uploadedFile(name: string, mimetype: string, data: Buffer) {
  return { name, mimetype, data, size: data.length };
}

/** A small document. */
export const pdf = (title: string): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</Title(${title})>>endobj\nxref\n0 0\ntrailer<<>>\nstartxref\n9\n%%EOF\n`);
