import { Gutter } from "@payloadcms/ui";
import { RenderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import { CollectionCards } from "@payloadcms/ui/rsc";
import type { AdminViewServerProps } from "payload";
import styles from "../admin/start-page.module.css";
import { settings } from "../settings/settings.ts";

/**
 * In place of Payload's dashboard, whose menu lets everybody rearrange the one part that it has: what there is to do, then the
 * way to each type, and which version this is.
 */
export function StartPage({ initPageResult: { req, cookies, permissions }, ...serverProps }: AdminViewServerProps) {
  const { config, importMap } = serverProps.payload;
  return (
    <Gutter className="dashboard">
      {RenderServerComponent({ Component: config.admin.components.beforeDashboard, importMap, serverProps })}
      <CollectionCards req={req} cookies={cookies} permissions={permissions} widgetData={{}} widgetSlug="collections" />
      {settings.SCHAUFENSTER_VERSION && (
        <p className={styles.sentence}>Schaufenster, Version {settings.SCHAUFENSTER_VERSION}</p>
      )}
    </Gutter>
  );
}
