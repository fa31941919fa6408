import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { isAdministrator, personOf, ROLES } from "../../access/roles.ts";
import { InviteForm } from "./InviteForm.tsx";

/** Replaces Payload's page for a new account, which asks the administrator for a password. */
export function InviteView({ initPageResult }: AdminViewServerProps) {
  if (!isAdministrator(personOf(initPageResult.req))) redirect("/admin");
  const roles = Object.entries(ROLES).map(([value, label]) => ({ value, label }));
  return (
    <main>
      <SetStepNav nav={[{ label: "Benutzer", url: "/admin/collections/users" }, { label: "Einladen" }]} />
      <Gutter>
        <InviteForm roles={roles} />
      </Gutter>
    </main>
  );
}
