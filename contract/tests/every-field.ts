import { schema } from "@schaufenster/contract/schema";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

/** Enough for an entry, a relation and its own relations. */
const DEPTH = 9;

/** Complete lists. */
const ALL = "(pagination: { limit: -1 })";

/** One query for each root field of the content API, with every field below it. */
export function queriesOfEveryField(argumentsOf: Record<string, string>): string[] {
  const fields = Object.values(buildSchema(schema).getQueryType()?.getFields() ?? {});
  return fields.map((field) => {
    if (field.args.some(isRequiredArgument) && !argumentsOf[field.name])
      throw new Error(`Say what ${field.name} is asked for`);
    return `{ ${selection(field, [], argumentsOf[field.name])} }`;
  });
}

function selection(field: GraphQLField<unknown, unknown>, path: GraphQLNamedType[], given?: string): string {
  const type = getNamedType(field.type);
  const args = given ?? (field.args.some(({ name }) => name === "pagination") ? ALL : "");
  if (!isObjectType(type)) return field.name + args;
  if (path.length > DEPTH || path.includes(type)) return "";
  const below = Object.values(type.getFields()).map((each) => selection(each, [...path, type]));
  return `${field.name}${args} { ${below.filter(Boolean).join(" ")} }`;
}
