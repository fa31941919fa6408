/** A mark that cannot be taken, with the reason in German. */
export class RefusedMark extends Error {}

export const refusedMark = (message: string) => new RefusedMark(message);
