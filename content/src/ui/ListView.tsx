"use client";

import { DefaultListView } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";

/** Payload's list view in a main landmark (WCAG 1.3.1); otherwise its header would be a second banner. */
export function ListView(props: ListViewClientProps) {
  return (
    <main>
      <DefaultListView {...props} />
    </main>
  );
}
