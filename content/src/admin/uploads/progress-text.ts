const MB = 1024 * 1024;

const megabytes = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '12,4 MB von 200,0 MB (6 %)'; both in bytes. */
export function progressText(sent: number, total: number): string {
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0;
  return `${megabytes.format(sent / MB)} MB von ${megabytes.format(total / MB)} MB (${percent} %)`;
}
