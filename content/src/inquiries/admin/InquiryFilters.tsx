import type { ServerProps } from "payload";
import { mayReadInquiries } from "../../access/roles.ts";
import { nameOf, readAccounts } from "../colleagues.ts";
import styles from "./inquiries.module.css";
import { type Card, listOf } from "./overview-cards.ts";

const FIXED: (Pick<Card, "where"> & { label: string })[] = [
  { label: "Alle", where: {} },
  { label: "Offen", where: { status: { in: ["new", "delivered", "unsent", "failed", "spam"] } } },
  { label: "Spam", where: { status: { equals: "junk" } } },
];

const conditions = (query: ConstructorParameters<typeof URLSearchParams>[0]) =>
  String([...new URLSearchParams(query)].filter(([key]) => key.startsWith("where")).toSorted());

export async function InquiryFilters({ payload, searchParams, user }: ServerProps) {
  const of = (label: string, id: unknown) => ({ label, where: { assignee: { equals: String(id) } } });
  const others = (await readAccounts(payload)).filter(
    (account) => mayReadInquiries(account) && account.id !== user?.id,
  );
  const links = [...FIXED, of("Meine", user?.id), ...others.map((account) => of(nameOf(account), account.id))];
  const shown = conditions(searchParams as Record<string, string>);
  return (
    <nav className={styles.filters} aria-label="Auswahl">
      {links.map((each) => (
        <a
          key={listOf(each)}
          href={listOf(each)}
          aria-current={conditions(listOf(each).split("?")[1]) === shown ? "page" : undefined}
        >
          {each.label}
        </a>
      ))}
    </nav>
  );
}
