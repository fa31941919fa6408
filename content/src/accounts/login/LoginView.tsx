import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { Logo } from "../../admin/graphics/Logo.tsx";
import { LoginForm } from "./LoginForm.tsx";

/** In place of Payload's page for signing in, which knows no second step. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const target = getSafeRedirect({ fallbackTo: "/admin", redirectTo: searchParams?.redirect ?? "" });
  if (req.user) redirect(target);
  return (
    <>
      <div className="login__brand">
        <Logo payload={req.payload} i18n={req.i18n} />
      </div>
      <LoginForm target={target} />
    </>
  );
}
