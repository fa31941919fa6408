import type { InitialDataOwnQuery, ProjectDetailsOwnQuery } from "@schaufenster/contract/documents";
import type { Network } from "@schaufenster/contract/networks";

/**
 * Own fields: those that Strapi 4 doesn't have. The specification's operations can't request them, so a second
 * operation does (contract/operations/…Own.graphql), which isn't sent to a foreign content system. Values reach the
 * components unchanged; pictures and Markdown are reshaped first. Any field may be missing.
 */

type Entries = "services" | "references";
type Lists = Partial<Record<Entries, { data?: { id?: string | null; attributes?: object | null }[] } | null>>;

export type AttributesOf<Answer> =
  NonNullable<NonNullable<NonNullable<Answer> & { data: object }>["data"]> extends {
    attributes: infer A;
  }
    ? NonNullable<A>
    : never;

/** Own fields of a list's entries: none until InitialDataOwn requests some. */
export type OwnFields<List extends Entries> = InitialDataOwnQuery extends { [L in List]: infer Answer }
  ? NonNullable<Answer> extends { data: { attributes: infer A }[] }
    ? Partial<NonNullable<A>>
    : object
  : object;

export type OwnProjectFields = Partial<
  Omit<AttributesOf<ProjectDetailsOwnQuery["project"]>, "searchDescription" | "shareImage">
>;

export type SettingFields = Partial<
  Omit<
    AttributesOf<InitialDataOwnQuery["siteSetting"]>,
    | `${Network}Url`
    | ("ownLinkUrl" | "ownLinkName")
    | ("badgeImage" | "badgeUrl" | "badgeTitle" | "analyticsProvider" | "analyticsId" | "analyticsUrl")
  >
>;

export function ownFields<List extends Entries>(
  answer: Partial<InitialDataOwnQuery> | null,
  list: List,
  id: string,
): OwnFields<List> {
  const own = ((answer ?? {}) as Lists)[list]?.data?.find((entry) => String(entry.id) === id);
  return (own?.attributes ?? {}) as OwnFields<List>;
}
