import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import spoken from "../admin/spoken.module.css";
import styles from "../admin/start-page.module.css";
import { InquiryOverview } from "../contact/admin/InquiryOverview.tsx";
import { SuspiciousInquiries } from "../contact/admin/SuspiciousInquiries.tsx";
import { Figures } from "../figures/admin/Figures.tsx";
import { settings } from "../settings/settings.ts";
import { Backups } from "./Backups.tsx";
import { FirstSteps } from "./first-steps/FirstSteps.tsx";
import { LatestChanges } from "./LatestChanges.tsx";
import { MailSetup } from "./MailSetup.tsx";
import { Planned } from "./Planned.tsx";
import { Troubles } from "./Troubles.tsx";
import { WhatToDo } from "./WhatToDo.tsx";

/**
 * In place of Payload's dashboard: inquiries and figures, then what waits and what was done last; beside them the first steps,
 * until they are done, and how the server fares.
 */
export function StartPage(props: AdminViewServerProps) {
  return (
    <main>
      <Gutter className={`dashboard ${styles.page}`}>
        <h1 className={spoken.spoken}>Startseite</h1>
        <Troubles {...props} />
        <div className={styles.columns}>
          <div>
            <InquiryOverview {...props} />
            <SuspiciousInquiries {...props} />
            <Figures {...props} />
            <WhatToDo {...props} />
            <Planned {...props} />
            <LatestChanges {...props} />
          </div>
          <div>
            <FirstSteps {...props} />
            <MailSetup {...props} />
            <Backups {...props} />
            {settings.SCHAUFENSTER_VERSION && (
              <p className={styles.sentence}>Schaufenster, Version {settings.SCHAUFENSTER_VERSION}</p>
            )}
          </div>
        </div>
      </Gutter>
    </main>
  );
}
