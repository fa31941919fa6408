"use client";

import { useModal } from "@payloadcms/ui";
import { usePathname, useRouter, useSearchParams } from "next/navigation";

/** An item of the list of versions to compare with; sets the URL parameter of Payload's view. */
export function CompareVersion({ id, label }: { id: string; label: string }) {
  const { closeAllModals } = useModal();
  const router = useRouter();
  const [path, asked] = [usePathname(), useSearchParams()];
  function choose(): void {
    closeAllModals();
    const query = new URLSearchParams(asked);
    query.set("versionFrom", id);
    router.push(`${path}?${query}`);
  }
  return (
    <button type="button" onClick={choose}>
      {label}
    </button>
  );
}
