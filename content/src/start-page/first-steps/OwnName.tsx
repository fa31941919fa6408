"use client";

import { useAuth, useRouteTransition } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { InnerForm } from "../../accounts/forms/InnerForm.tsx";
import { TextField } from "../../accounts/forms/TextField.tsx";
import { ask } from "../../ui/ask.ts";

/** Asks an administrator without a name for it, usually at the first sign-in. */
export function OwnName() {
  const { user } = useAuth();
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();

  async function send({ name = "" }: Record<string, string>) {
    if (!name.trim()) return { message: "Bitte geben Sie Ihren Namen ein.", path: "name" };
    const asked = await ask(`/api/users/${user?.id}`, { method: "PATCH", given: { name: name.trim() } });
    if (!asked.ok) return asked;
    startRouteTransition(() => router.refresh());
    return null;
  }

  return (
    <InnerForm action="Speichern" send={send}>
      <TextField label="Ihr Name" name="name" autoComplete="name" maxLength={120} />
    </InnerForm>
  );
}
