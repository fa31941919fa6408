"use client";

import { Button, toast, useAuth } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { PageForm } from "../forms/PageForm.tsx";
import { post } from "../forms/post.ts";

const FAILED =
  "Das Abmelden ging nicht: Sie sind in diesem Browser noch angemeldet. Bitte prüfen Sie die Verbindung, und versuchen Sie es noch einmal.";

/** Signs out when it is rendered. Replaces Payload's page, which claims success whatever the response is. */
export function SignOut() {
  const router = useRouter();
  const { setUser } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);

  async function send(): Promise<string | null> {
    if (!(await post("/logout")).ok) return FAILED;
    setUser(null);
    toast.success("Sie sind abgemeldet.");
    router.push("/admin/login");
    return null;
  }

  return (
    <PageForm
      ref={form}
      action="Abmelden"
      send={send}
      beside={
        <Button size="large" buttonStyle="secondary" el="link" to="/admin">
          Zur Verwaltung
        </Button>
      }
    >
      <h1>Abmelden</h1>
    </PageForm>
  );
}
