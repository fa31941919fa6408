"use client";

import { Button, useAuth, useField, useForm } from "@payloadcms/ui";

/** Below who takes care of an inquiry: puts in the name of who is signed in, and saves it. */
export function TakeOver({ path }: { path: string }) {
  const { user } = useAuth<{ id: number; collection: "users"; name?: string; email?: string }>();
  const { value } = useField<string | null>({ path });
  const { submit } = useForm();
  const name = user?.name || user?.email;
  if (!name || value === name) return null;
  return (
    <Button buttonStyle="secondary" size="small" onClick={() => void submit({ overrides: { [path]: name } })}>
      Ich kümmere mich
    </Button>
  );
}
