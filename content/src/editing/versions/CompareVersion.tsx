"use client";

import { useModal } from "@payloadcms/ui";
import { usePathname, useRouter, useSearchParams } from "next/navigation";

/** In the list from which a version is chosen to compare with: takes that one, where Payload's view of a version looks for it. */
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
