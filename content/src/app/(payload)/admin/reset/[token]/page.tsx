import { MinimalTemplate } from "@payloadcms/next/templates";
import type { Metadata } from "next";
import { SetPasswordForm } from "../../../../../accounts/login/SetPasswordForm.tsx";

/**
 * In place of Payload's page behind the link of a mail: that one checks the two fields a moment after they were filled
 * in, and refuses a password manager that fills in and submits at once.
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
