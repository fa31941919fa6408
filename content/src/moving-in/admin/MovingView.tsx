import { DefaultTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { isAdministrator, personOf } from "../../access/roles.ts";
import { germanDateTime } from "../../process/german-time.ts";
import { movingState } from "../endpoints.ts";
import { momentOf, readReport, reportNames } from "../reports.ts";
import { Moving } from "./Moving.tsx";
import styles from "./moving.module.css";
import { Told } from "./Told.tsx";

const PATH = "/admin/umziehen";

/** The admin's page 'Umziehen', for administrators: from the old website hither, with its plan and reports. */
export async function MovingView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${PATH}`);
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
      visibleEntities={{ collections, globals }}
    >
      <main className={`gutter--left gutter--right ${styles.page}`}>
        {isAdministrator(personOf(req)) ? (
          <Content payload={req.payload} report={searchParams?.bericht} />
        ) : (
          <>
            <h1>Umziehen</h1>
            <p>Das darf nur die Administration.</p>
          </>
        )}
      </main>
    </DefaultTemplate>
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
        <Told text={shown} level={2} />
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
