"use client";

import { Button } from "@payloadcms/ui";
import type { Group } from "../../choosing/choice.ts";
import { EntryChooser } from "../../choosing/EntryChooser.tsx";
import { linkAddress } from "./link-address.ts";

const TARGETS: Group[] = ["projects", "pages", "categories", "sections", "files"];

type Props = {
  address: string;
  onLink: (address: string, title?: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Chooses a link's target: something on the site or a PDF by picture and title, or a typed URL. */
export function LinkDialog({ address, onLink, onRemove, onClose }: Props) {
  function take(typed: string): boolean {
    const target = linkAddress(typed);
    if (target) onLink(target);
    return target !== null;
  }

  return (
    <EntryChooser
      heading={address ? "Link ändern" : "Link einfügen"}
      label="Seite oder PDF suchen, oder Adresse eingeben"
      groups={TARGETS}
      chosen={[address]}
      typed={address}
      onTyped={take}
      actions={
        address && (
          <Button buttonStyle="secondary" margin={false} onClick={onRemove}>
            Link entfernen
          </Button>
        )
      }
      onChoose={(_, { address: target = "", title }) => onLink(target, title)}
      onClose={onClose}
    />
  );
}
