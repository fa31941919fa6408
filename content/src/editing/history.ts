import { uiField } from "../admin/ui-field.ts";

/** For `admin.components.views.edit`: the list of versions says who made them. */
export const versionsView = { versions: { Component: "/editing/versions/VersionsView.tsx#VersionsView" } };

/** The first line of a form: who changed the entry last, and when. */
export const lastChangeField = uiField("lastChange", "/editing/versions/LastChange.tsx#LastChange");
