/** Every CSS module of the site. A file of its own: a glob is hoisted above the imports beside it. */
export const modules = import.meta.glob("../**/*.module.css", { eager: true });
