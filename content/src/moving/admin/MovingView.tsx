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

/** The admin's page 'Umziehen', for administrators: from another system hither, with its plan and reports. */
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
        Holen Sie Ihre Inhalte aus einem anderen System hierher. Zuerst sehen Sie, was kommt und was nicht; erst danach
        wird etwas geschrieben. Sie können das beliebig oft wiederholen: Was sich dort geändert hat, wird auch hier
        geändert.
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
