"use client";

import { DefaultListView, useListDrawerContext } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";

/** Payload's list of entries as the page's main part (WCAG 1.3.1), so that its heading is no second banner; not in a dialog. */
export function ListView(props: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext();
  const list = <DefaultListView {...props} />;
  return isInDrawer ? list : <main>{list}</main>;
}
