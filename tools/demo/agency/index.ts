export { categories } from "./categories.ts";
export { legalTexts } from "./legal.ts";
export { media } from "./media.ts";
export { menuItems } from "./menuitems.ts";
export { projects } from "./projects.ts";
export { references } from "./references.ts";
export { services } from "./services.ts";
export { siteSettings } from "./settings.ts";
export type * from "./types.ts";
