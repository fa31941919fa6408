import { badUserInput } from "./errors.ts";

const ORDER = /^(\w+)(?::(asc|desc))?$/i;

/**
 * Strapi 4's `sort` ("id:desc", "a:asc,b:desc", a list of them) as Payload's: a minus before a field is descending.
 *
 * @param fields what this type can be sorted by
 * @throws GraphQLError BAD_USER_INPUT for another field or order
 */
export function toSort(sort: (string | null)[] | null | undefined, fields: readonly string[]): string[] {
  return (sort ?? [])
    .flatMap((each) => (each ?? "").split(","))
    .filter((each) => each.trim() !== "")
    .map((each) => {
      const [, field = "", order = "asc"] = ORDER.exec(each.trim()) ?? [];
      if (!fields.includes(field)) throw badUserInput(`Invalid sort: ${each.trim()}`);
      return order.toLowerCase() === "desc" ? `-${field}` : field;
    });
}
