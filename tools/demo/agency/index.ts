export { legalTexts } from "../../../content/src/start-page/demo/demo-legal-texts.ts";
export { siteSettings } from "../../../content/src/start-page/demo/demo-settings.ts";
export { categories } from "./categories.ts";
export { media } from "./media.ts";
export { menuItems } from "./menuitems.ts";
export { projects } from "./projects.ts";
export { references } from "./references.ts";
export { services } from "./services.ts";
export type * from "./types.ts";
