/** A file that is too damaged to tell what is in it. */
export class UnreadableFile extends Error {}
