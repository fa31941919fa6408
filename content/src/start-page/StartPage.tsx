import { Gutter, SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import { InquiryOverview } from "../inquiries/admin/InquiryOverview.tsx";
import { SuspiciousInquiries } from "../inquiries/admin/SuspiciousInquiries.tsx";
import { Figures } from "../statistics/admin/Figures.tsx";
import spoken from "../ui/spoken.module.css";
import styles from "../ui/start-page.module.css";
import { Backups } from "./Backups.tsx";
import { FirstSteps } from "./first-steps/FirstSteps.tsx";
import { LatestChanges } from "./LatestChanges.tsx";
import { MailSetup } from "./MailSetup.tsx";
import { Operation } from "./Operation.tsx";
import { Planned } from "./Planned.tsx";
import { Troubles } from "./Troubles.tsx";
import { WhatToDo } from "./WhatToDo.tsx";

/**
 * Replaces Payload's dashboard: inquiries, tasks and statistics, then scheduled and latest changes; beside them the
 * first steps until they are done, and the server's state.
 */
export function StartPage(props: AdminViewServerProps) {
  return (
    <main>
      <SetStepNav nav={[]} />
      <Gutter className={`dashboard ${styles.page}`}>
        <h1 className={spoken.spoken}>Startseite</h1>
        <Troubles {...props} />
        <div className={styles.columns}>
          <div>
            <InquiryOverview {...props} />
            <SuspiciousInquiries {...props} />
            <WhatToDo {...props} />
            <Figures {...props} />
            <Planned {...props} />
            <LatestChanges {...props} />
          </div>
          <div>
            <FirstSteps {...props} />
            <MailSetup {...props} />
            <Backups {...props} />
            <Operation {...props} />
          </div>
        </div>
      </Gutter>
    </main>
  );
}
