const modules = import.meta.glob("../**/*.module.css", { eager: true, import: "default" });

// A module without a used export is tree-shaken along with its styles; this uses them.
if (Object.keys(modules).length === 0) throw new Error("The site has no styles.");
