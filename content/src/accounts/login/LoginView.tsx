import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { Logo } from "../../ui/graphics/Logo.tsx";
import { ForgotForm } from "./ForgotForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { SignOut } from "./SignOut.tsx";

/** Replaces Payload's login page, which has no second step. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const target = getSafeRedirect({ fallbackTo: "/admin", redirectTo: searchParams?.redirect ?? "" });
  if (req.user) redirect(target);
  return (
    <main>
      <h1 className="login__brand" aria-label="Anmelden">
        <Logo payload={req.payload} i18n={req.i18n} />
      </h1>
      <LoginForm target={target} />
    </main>
  );
}

export function ForgotView() {
  return (
    <main>
      <ForgotForm />
    </main>
  );
}

/** Signs out; redirects if there is no session. */
export function SignOutView({ initPageResult }: AdminViewServerProps) {
  if (!initPageResult.req.user) redirect("/admin/login");
  return (
    <main>
      <SignOut />
    </main>
  );
}
