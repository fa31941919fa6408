import { DefaultTemplate } from "@payloadcms/next/templates";
import { SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";

type Props = {
  view: AdminViewServerProps;
  path: string;
  /** For the breadcrumbs, which otherwise keep those of the last form. */
  title: string;
  className?: string | undefined;
  children: ReactNode;
};

/** One of our own admin pages, with Payload's navigation. Without a session, it redirects to the login and back. */
export function AdminPage({ view, path, title, className = "", children }: Props) {
  const { initPageResult, params, searchParams } = view;
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
      <SetStepNav nav={[{ label: title }]} />
      <main className={`gutter--left gutter--right ${className}`}>{children}</main>
    </DefaultTemplate>
  );
}
