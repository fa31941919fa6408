import { badUserInput } from "./errors.ts";

const ORDER = /^(\w+)(?::(asc|desc))?$/i;

/**
 * Converts Strapi 4's `sort` ("id:desc", "a:asc,b:desc", or a list of them) to Payload's, with a minus for descending.
 *
 * @param fields that this type can be sorted by
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
