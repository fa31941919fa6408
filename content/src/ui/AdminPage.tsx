import { DefaultTemplate } from "@payloadcms/next/templates";
import { SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";

type Props = { view: AdminViewServerProps; path: string; className?: string | undefined; children: ReactNode };

/**
 * One of our own admin pages, with Payload's navigation, but without the last form's breadcrumbs. Without a session, it
 * redirects to the login and back.
 */
export function AdminPage({ view: { initPageResult, params, searchParams }, path, className = "", children }: Props) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${path}`);
  const { collections, globals } = visibleEntities;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      {...(searchParams ? { searchParams } : {})}
      user={req.user}
      viewActions={req.payload.config.admin.components?.actions ?? []}
      visibleEntities={{ collections, globals }}
    >
      <SetStepNav nav={[]} />
      <main className={`gutter--left gutter--right ${className}`}>{children}</main>
    </DefaultTemplate>
  );
}
