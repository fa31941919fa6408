import type { Credential, Landing, Reference, Service } from "../../../content/domain.ts";

/** What the video dialog can show, as its island's props: ids are those that links carry. */
export type Exhibits = {
  /** Credentials of each service asset that has any; `data-credentials` names the asset. */
  credentials: Record<string, Credential[]>;
  /** The film of each reference that has one; `data-video` names the reference. */
  videos: Record<string, Credential>;
};

/** Collects what the links of the landing page open (spec §2, services section and references section). */
export function exhibitsOf({ services, references }: Pick<Landing, "services" | "references">): Exhibits {
  return { credentials: credentialsOf(services), videos: videosOf(references) };
}

function credentialsOf(services: Service[]): Exhibits["credentials"] {
  const assets = services.flatMap((service) => service.assets).filter(({ credentials }) => credentials.length > 0);
  return Object.fromEntries(assets.map(({ id, credentials }) => [id, credentials.map(withoutExtras)]));
}

function videosOf(references: Reference[]): Exhibits["videos"] {
  return Object.fromEntries(references.flatMap(({ id, video }) => (video ? [[id, video]] : [])));
}

/**
 * A picture in its best encoding and its own only, to keep the document small: whatever reads the first is most browsers,
 * and whatever does not reads the last.
 */
function withoutExtras(credential: Credential): Credential {
  if (credential.kind === "video") return credential;
  const [best, ...others] = credential.sets;
  const original = others.at(-1);
  return { ...credential, sets: [best, original].filter((set) => set !== undefined) };
}
