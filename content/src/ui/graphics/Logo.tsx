import type { ServerProps } from "payload";
import styles from "./graphics.module.css";

/** Above the login form: the agency's mark and name, so that editors see whose content they are about to change. */
export async function Logo({ payload }: ServerProps) {
  const { agencyName } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  return (
    <div className={styles.logo}>
      {/* biome-ignore lint/performance/noImgElement: there is nothing to optimise in half a kilobyte of lines */}
      <img src="/favicon.svg" alt="" width={72} height={72} />
      <p className={styles.name}>{agencyName || "Schaufenster"}</p>
      <p className={styles.what}>Inhalte der Website</p>
    </div>
  );
}
