import { uiField } from "../ui/ui-field.ts";

/** For `admin.components.views.edit`: a list of versions with their authors. */
export const versionsView = { versions: { Component: "/editing/versions/VersionsView.tsx#VersionsView" } };

/** The first line of a form: the last editor and the time of the last change. */
export const lastChangeField = uiField("lastChange", "/editing/versions/LastChange.tsx#LastChange");
