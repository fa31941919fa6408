const MB = 1024 * 1024;

let germanFormat: Intl.NumberFormat | undefined;

/** Created on the first upload: it takes 50 ms, which would slow down every page of the admin. */
function megabytes(bytes: number): string {
  germanFormat ??= new Intl.NumberFormat("de-DE", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return germanFormat.format(bytes / MB);
}

/** '12,4 MB von 200,0 MB (6 %)'. Both arguments are in bytes. */
export function progressText(sent: number, total: number): string {
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0;
  return `${megabytes(sent)} MB von ${megabytes(total)} MB (${percent} %)`;
}
