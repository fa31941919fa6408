import type { AdminViewServerProps } from "payload";
import { isAdministrator, personOf } from "../../access/roles.ts";
import { germanDateTime } from "../../platform/process/german-time.ts";
import { AdminPage } from "../../ui/AdminPage.tsx";
import { movingState } from "../moving-in-endpoints.ts";
import { momentOf, readReport, reportNames } from "../reports.ts";
import { Moving } from "./Moving.tsx";
import styles from "./moving.module.css";
import { Notice } from "./Notice.tsx";

const PATH = "/admin/umziehen";

/** The admin page 'Umziehen', for administrators: imports the old website. */
export async function MovingView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <AdminPage view={view} path={PATH} className={styles.page}>
      {isAdministrator(personOf(req)) ? (
        <Content payload={req.payload} report={view.searchParams?.bericht} />
      ) : (
        <>
          <h1>Umziehen</h1>
          <p>Das darf nur die Administration.</p>
        </>
      )}
    </AdminPage>
  );
}

type Props = { payload: AdminViewServerProps["payload"]; report: string | string[] | undefined };

async function Content({ payload, report }: Props) {
  const shown = typeof report === "string" ? await readReport(report) : null;
  if (shown !== null)
    return (
      <>
        <h1>Bericht des Umzugs</h1>
        <p>
          <a href={PATH}>Zurück zu „Umziehen“</a>
        </p>
        <Notice text={shown} level={2} />
      </>
    );
  const names = await reportNames();
  return (
    <>
      <h1>Umziehen</h1>
      <p>
        Geben Sie die Adresse Ihrer alten Website ein. Sie wird so gelesen, wie Besucher sie sehen; dort ändert sich
        nichts. Danach sehen Sie hier, was kommt, und entscheiden. Sie können das wiederholen, so oft Sie möchten.
      </p>
      <Moving initial={await movingState(payload)} />
      {names.length > 0 && (
        <section aria-labelledby="reports">
          <h2 id="reports">Berichte</h2>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`${PATH}?bericht=${name}`}>{germanDateTime(momentOf(name))}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
