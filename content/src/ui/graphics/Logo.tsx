import type { ServerProps } from "payload";
import styles from "./graphics.module.css";

/** The agency's mark and name above the login form, so that editors see whose content they will edit. */
export async function Logo({ payload }: ServerProps) {
  const { agencyName } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  return (
    <div className={styles.logo}>
      {/* biome-ignore lint/performance/noImgElement: half a kilobyte of SVG needs no optimization */}
      <img src="/favicon.svg" alt="" width={72} height={72} />
      <p className={styles.name}>{agencyName || "Schaufenster"}</p>
      <p className={styles.what}>Inhalte der Website</p>
    </div>
  );
}
