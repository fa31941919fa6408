import type { Options } from "rehype-sanitize";

/**
 * One of these schemes or none, in characters that every browser parses alike: nothing invisible, no whitespace or line
 * break (RFC 3986, 3.1 and 4.2). A colon after anything but a scheme is part of a relative URL.
 */
const addressOf = (schemes: string) => new RegExp(`^(?=[!-~]*$)(?:(?:${schemes}):|(?![a-z][a-z\\d+.-]*:))`, "i");
const LINK = addressOf("https?|mailto|tel");
const PICTURE = addressOf("https?");

/** Allows only Markdown's elements: no styles, no classes except for footnotes and tasks, no h1, no scripts. */
export const SANITIZE_SCHEMA: Options = {
  tagNames: [
    ...["p", "br", "strong", "em", "del", "code", "pre", "blockquote", "hr", "sup"],
    ...["h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "input", "section"],
    ...["div", "table", "thead", "tbody", "tr", "th", "td", "a", "img"],
  ],
  attributes: {
    a: [
      ["href", LINK],
      "title",
      ["target", "_blank"],
      ["rel", "noopener"],
      "ariaLabel",
      "ariaDescribedBy",
      "dataFootnoteBackref",
      "dataFootnoteRef",
      "id",
    ],
    div: [
      ["role", "group"],
      ["ariaLabel", "Tabelle"],
      ["tabIndex", 0],
    ],
    code: [["className", /^language-[\w-]+$/]],
    img: [["src", PICTURE], "alt", "title", ["loading", "lazy"], ["decoding", "async"]],
    input: [["type", "checkbox"], ["disabled", true], "checked", "ariaLabel"],
    li: ["id", ["className", "task-list-item"]],
    ol: ["start", ["className", "contains-task-list"]],
    p: ["id", ["className", "sr-only"]],
    section: ["dataFootnotes", ["className", "footnotes"]],
    td: ["align"],
    th: ["align"],
    ul: [["className", "contains-task-list"]],
  },
  required: { input: { type: "checkbox", disabled: true } },
  // URLs are checked above, in any case and with colons of their own.
  protocols: {},
  // Ids come only from footnotes, with the prefix passed to remark-rehype.
  clobber: [],
  strip: ["script", "style"],
};
