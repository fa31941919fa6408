import type { UIField } from "payload";

/** For `admin.components.views.edit`: the list of versions says who made them. */
export const versionsView = { versions: { Component: "/editing/versions/VersionsView.tsx#VersionsView" } };

/** The first line of a form: who changed the entry last, and when. */
export const lastChangeField: UIField = {
  name: "lastChange",
  type: "ui",
  admin: {
    components: { Field: "/editing/versions/LastChange.tsx#LastChange" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
