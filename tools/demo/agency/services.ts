import { film } from "./services/film.ts";
import { fotografie } from "./services/fotografie.ts";
import { gestaltung } from "./services/gestaltung.ts";
import { luftbild } from "./services/luftbild.ts";
import { webdesign } from "./services/webdesign.ts";
import type { DemoService } from "./types.ts";

/** In page order. The number of assets differs on purpose: it decides their columns (spec §2). */
export const services: DemoService[] = [fotografie, film, webdesign, luftbild, gestaltung];
