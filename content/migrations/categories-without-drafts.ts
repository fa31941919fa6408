/**
 * Categories have no drafts any more. Of one that was never public the words of its last draft count; it stays hidden. Drafts over
 * a public one are among its versions. Tables keep their columns: nothing has to be copied.
 */
const LAST = "_categories_v AS last WHERE last.parent_id = categories.id AND last.latest IS TRUE";

export const CATEGORIES_WITHOUT_DRAFTS = [
  `UPDATE categories SET
    description = (SELECT last.version_description FROM ${LAST} LIMIT 1),
    name = COALESCE((SELECT last.version_name FROM ${LAST} AND NOT EXISTS (
      SELECT 1 FROM categories AS other WHERE other.name = last.version_name AND other.id <> categories.id) LIMIT 1), name)
    WHERE _status = 'draft' AND EXISTS (SELECT 1 FROM ${LAST})`,
  "UPDATE categories SET name = 'Ohne Namen ' || id WHERE name IS NULL OR name = ''",
];
