"use client";

import { DefaultListView } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";

/** Payload's list of entries as the page's main part (WCAG 1.3.1), so that its heading isn't a second banner. */
export function ListView(props: ListViewClientProps) {
  return (
    <main>
      <DefaultListView {...props} />
    </main>
  );
}
