import { MinimalTemplate } from "@payloadcms/next/templates";
import type { Metadata } from "next";
import { SetPasswordForm } from "../../../../../accounts/login/SetPasswordForm.tsx";

/**
 * Replaces Payload's reset page, which validates the two fields with a delay, and so rejects a password manager that
 * fills in and submits at once.
 */
export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <MinimalTemplate>
      <main>
        <SetPasswordForm token={token} />
      </main>
    </MinimalTemplate>
  );
}

export const metadata: Metadata = { title: "Passwort festlegen – Schaufenster", robots: "noindex, nofollow" };
