import { copyTitle } from "../fields/copy-names.ts";
import { linkTargetField } from "../fields/link-target.ts";
import { sortIdField } from "../fields/sort-id.ts";
import { contentType } from "./content-type.ts";

/** Spec §3, Menu item: navigation entries after 'Start' and the services. */
export const menuitems = contentType({
  slug: "menuitems",
  labels: { singular: "Menüeintrag", plural: "Menüeinträge" },
  admin: {
    group: "Menü und Seiten",
    useAsTitle: "title",
    defaultColumns: ["title", "_status", "name"],
    description:
      "Die Navigation zeigt von selbst „Start“, alle Leistungen, „Projekte“, sobald es eines gibt, Seiten, die dort stehen sollen, und „Kontakt“. Mit Einträgen hier bestimmen Sie Beschriftung und Platz selbst und fügen anderes hinzu. Geordnet wird das Menü unter „Startseite“.",
  },
  defaultSort: "sortId",
  fields: [
    {
      name: "title",
      type: "text",
      label: "Beschriftung",
      required: true,
      maxLength: 60,
      hooks: { beforeDuplicate: [copyTitle] },
      admin: { description: "Was in der Navigation steht. Ein Wort ist am besten." },
    },
    linkTargetField,
    sortIdField("sortId", "menuitems"),
  ],
});
