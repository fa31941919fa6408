import type { AdminViewServerProps } from "payload";
import { Fragment, type ReactNode } from "react";
import { AdminPage } from "../../ui/AdminPage.tsx";
import { HANDBOOK_PATH } from "./chapters.ts";
import { Handbook } from "./Handbook.tsx";
import styles from "./handbook.module.css";
import { type HandbookNode, readHandbook } from "./read-handbook.ts";

export async function HandbookView(view: AdminViewServerProps) {
  const chapters = await readHandbook();
  return (
    <AdminPage view={view} path={HANDBOOK_PATH} className={styles.page}>
      <h1>Hilfe</h1>
      <Handbook
        chapters={chapters.map(({ content, ...chapter }) => ({ ...chapter, content: <Content of={content} /> }))}
      />
    </AdminPage>
  );
}

function Content({ of: nodes }: { of: HandbookNode[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
  return nodes.map((node, index) => <Fragment key={index}>{shown(node)}</Fragment>);
}

/** @throws Error for an unsupported element */
function shown({ type, children = [], value, url, alt, ordered }: HandbookNode): ReactNode {
  const inner = <Content of={children} />;
  switch (type) {
    case "text":
      return value;
    case "inlineCode":
      return <code>{value}</code>;
    case "strong":
      return <strong>{inner}</strong>;
    case "paragraph":
      return <p>{inner}</p>;
    case "list":
      return ordered ? <ol>{inner}</ol> : <ul>{inner}</ul>;
    case "listItem":
      return <li>{inner}</li>;
    case "image":
      // biome-ignore lint/performance/noImgElement: a picture of a fixed size, in one
      return <img src={`${HANDBOOK_PATH}/${url}`} alt={alt} width={1200} height={750} loading="lazy" />;
    default:
      throw new Error(`The handbook can't show ${type}`);
  }
}
