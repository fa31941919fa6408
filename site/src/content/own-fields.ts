import type { InitialDataOwnQuery, ProjectDetailsOwnQuery } from "@schaufenster/contract/documents";
import type { Network } from "@schaufenster/contract/networks";

/**
 * Own fields: those that Strapi 4 does not know. An operation of the specification cannot ask for them, so a second one
 * beside it does, named after it (contract/operations/…Own.graphql), and a foreign content system is not asked. Values
 * reach the components as they are; pictures and Markdown are reshaped first. Any field may be missing.
 */

type Entries = "services" | "references";
type Lists = Partial<Record<Entries, { data?: { id?: string | null; attributes?: object | null }[] } | null>>;

/** The attributes of a single entry's answer. */
export type AttributesOf<Answer> =
  NonNullable<NonNullable<NonNullable<Answer> & { data: object }>["data"]> extends {
    attributes: infer A;
  }
    ? NonNullable<A>
    : never;

/** Own fields of the entries of a list: none until InitialDataOwn asks for some. */
export type OwnFields<List extends Entries> = InitialDataOwnQuery extends { [L in List]: infer Answer }
  ? NonNullable<Answer> extends { data: { attributes: infer A }[] }
    ? Partial<NonNullable<A>>
    : object
  : object;

/** Own fields of a project, for its page. */
export type OwnProjectFields = Partial<
  Omit<AttributesOf<ProjectDetailsOwnQuery["project"]>, "searchDescription" | "shareImage">
>;

/** Fields of the settings that are shown as they are. */
export type SettingFields = Partial<
  Omit<
    AttributesOf<InitialDataOwnQuery["siteSetting"]>,
    | `${Network}Url`
    | ("ownLinkUrl" | "ownLinkName")
    | ("badgeImage" | "badgeUrl" | "badgeTitle" | "analyticsProvider" | "analyticsId" | "analyticsUrl")
  >
>;

/** Own fields of one entry. */
export function ownFields<List extends Entries>(
  answer: Partial<InitialDataOwnQuery> | null,
  list: List,
  id: string,
): OwnFields<List> {
  const own = ((answer ?? {}) as Lists)[list]?.data?.find((entry) => String(entry.id) === id);
  return (own?.attributes ?? {}) as OwnFields<List>;
}
