/** Every CSS module of the site. */
const modules = import.meta.glob("../**/*.module.css", { eager: true, import: "default" });

// A module without a used export is shaken off, its styles with it: this reads them.
if (Object.keys(modules).length === 0) throw new Error("The site has no styles.");
