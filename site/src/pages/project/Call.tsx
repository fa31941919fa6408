import { ButtonLink } from "../../ui/Button.tsx";
import { contactHref } from "../landing/call-to-action/subject-prefill.ts";

export function Call({ label, subject }: { label: string; subject: string }) {
  return (
    <p data-call="">
      <ButtonLink href={contactHref(subject)} variant="primary">
        {label}
      </ButtonLink>
    </p>
  );
}
