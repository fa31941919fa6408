import type { ServerProps } from "payload";
import { mayReadInquiries } from "../../access/roles.ts";
import startPage from "../../ui/start-page.module.css";
import { today } from "../days.ts";
import { type Figures as Counted, countInquiries, hasFigures, readFigures } from "../figures.ts";
import { BarChart } from "./BarChart.tsx";
import styles from "./figures.module.css";
import { isProject, namePages, nameReferrers } from "./names.ts";
import { barsOf, PERIOD_PARAMETER, PERIODS, type Period, periodOf, spanOf } from "./period.ts";
import { Ranking } from "./Ranking.tsx";

const DEVICES: Record<string, string> = { phone: "Telefon", desktop: "Computer oder Tablet" };

const PERIOD_WORDS: Record<Period, string> = { 7: "7 Tage", 30: "30 Tage", 365: "1 Jahr" };

/** Views and referrers on the admin's start page (docs/decisions/117). */
export async function Figures({ payload, user, searchParams }: ServerProps) {
  const period = periodOf(searchParams?.[PERIOD_PARAMETER]);
  const isCounted = (await payload.findGlobal({ slug: "site-settings", depth: 0 })).countsViews !== false;
  const isEmpty = !(await hasFigures(payload));
  return (
    <section className={startPage.section} aria-labelledby="figures">
      <div className={styles.head}>
        <h2 id="figures" className={startPage.heading}>
          Besuche der Website
        </h2>
        {!isEmpty && <PeriodChoice chosen={period} />}
      </div>
      {!isCounted && (
        <p className={styles.hint}>
          Die Zählung ist ausgeschaltet. Die Website kann ohne Cookies zählen, wie oft welche Seite aufgerufen wird; die
          Datenschutzerklärung beschreibt das dann von selbst: <a href="/admin/globals/site-settings">Website</a>,
          Reiter „Statistik“.
        </p>
      )}
      {isCounted && isEmpty && (
        <p className={styles.hint}>
          Noch ist nichts gezählt. Sobald jemand die Website besucht, stehen hier die Aufrufe.
        </p>
      )}
      {!isEmpty && <Shown payload={payload} period={period} readsInquiries={mayReadInquiries(user)} />}
    </section>
  );
}

function PeriodChoice({ chosen }: { chosen: Period }) {
  return (
    <nav aria-label="Zeitraum">
      <ul className={styles.periods}>
        {PERIODS.map((period) => (
          <li key={period}>
            <a
              href={`/admin?${PERIOD_PARAMETER}=${period}#figures`}
              aria-current={period === chosen ? "true" : undefined}
            >
              {PERIOD_WORDS[period]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function Shown({
  payload,
  period,
  readsInquiries,
}: Pick<ServerProps, "payload"> & { period: Period; readsInquiries: boolean }) {
  const last = today();
  const { first, before } = spanOf(period, last);
  const [counted, earlier, inquiries] = await Promise.all([
    readFigures(payload, first, last),
    readFigures(payload, ...before),
    readsInquiries ? countInquiries(payload, first, last) : null,
  ]);
  const projects = counted.pages.filter(isProject);
  const others = counted.pages.filter((page) => !isProject(page));
  return (
    <>
      <Totals total={counted.total} earlier={earlier} inquiries={inquiries} />
      <BarChart bars={barsOf(period, counted.days, first, last)} unit={period === 365 ? "Monat" : "Tag"} />
      <div className={styles.rankings}>
        <Ranking
          title="Meist gesehene Projekte"
          column="Projekt"
          lines={await namePages(payload, projects)}
          none="In diesem Zeitraum wurde kein Projekt aufgerufen."
        />
        <Ranking
          title="Andere Seiten"
          column="Seite"
          lines={await namePages(payload, others)}
          none="In diesem Zeitraum wurde keine andere Seite aufgerufen."
        />
        <Ranking
          title="Von anderen Websites"
          column="Website"
          lines={nameReferrers(counted.referrers)}
          none="In diesem Zeitraum kam niemand über den Link einer anderen Website."
        />
        <Ranking
          title="Geräte"
          column="Gerät"
          lines={counted.devices.map(({ name, views }) => ({ label: DEVICES[name] ?? name, href: null, views }))}
          none="In diesem Zeitraum wurde nichts gezählt."
          shares
        />
      </div>
      <p className={styles.hint}>
        Gezählt werden Aufrufe, nicht Personen, ohne Cookies und ohne die Ihrer angemeldeten Redaktion; Suchroboter
        fehlen. Neues steht nach wenigen Sekunden hier.
      </p>
    </>
  );
}

/** @param inquiries null for users who may not read them */
function Totals({ total, earlier, inquiries }: { total: number; earlier: Counted; inquiries: number | null }) {
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Aufrufe</dt>
        <dd>{total.toLocaleString("de")}</dd>
        {earlier.total > 0 && (
          <dd className={styles.hint}>{earlier.total.toLocaleString("de")} im gleich langen Zeitraum davor</dd>
        )}
      </div>
      {inquiries !== null && (
        <div>
          <dt>Anfragen</dt>
          <dd>{inquiries.toLocaleString("de")}</dd>
          <dd className={styles.hint}>über das Kontaktformular, ohne Spamverdacht</dd>
        </div>
      )}
    </dl>
  );
}
