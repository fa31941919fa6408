import { phoneHref } from "@schaufenster/contract/phone";
import { mailHref } from "../content/contact-links.ts";
import type { SiteSettings } from "../content/domain.ts";

/** The agency's phone and e-mail, as far as known, for pages without content. */
export function DirectContact({
  settings,
  className,
}: {
  settings: Pick<SiteSettings, "phone" | "email"> | null;
  className: string | undefined;
}) {
  const { phone = "", email = "" } = settings ?? {};
  if (!phone && !email) return null;
  return (
    <p className={className}>
      <span>Sie erreichen uns auch direkt:</span>
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {email && <a href={mailHref(email)}>{email}</a>}
    </p>
  );
}
