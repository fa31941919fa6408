import { useId } from "react";
import { expect, test } from "vitest";
import { Island } from "./Island.tsx";
import { scriptSafeJson } from "./IslandProps.tsx";
import { renderWithIslands } from "./renderWithIslands.tsx";

function Greeting({ name }: { name: string }) {
  const id = useId();
  return <p id={id}>Guten Tag, {name}</p>;
}

function Outer() {
  return <Island name="inner" component={Greeting} props={{ name: "Max" }} />;
}

test("an island is HTML before React comes, and brings its props along", () => {
  const html = renderWithIslands(
    <main>
      <Island name="greeting" component={Greeting} props={{ name: "Erika" }} />
    </main>,
  );
  expect(html).toMatch(
    /^<main><div data-island="greeting"><p id="[^"]*greeting-[^"]*">Guten Tag, <!-- -->Erika<\/p><\/div><script/,
  );
  expect(html).toContain('<script type="application/json" data-island-props="greeting">{"name":"Erika"}</script>');
});

test("props cannot break out of their script element", () => {
  const hostile = { name: "</script><script>alert(1)</script><!--\u2028&" };
  const html = renderWithIslands(<Island name="greeting" component={Greeting} props={hostile} />);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain("<!--\u2028");
  expect(JSON.parse(scriptSafeJson(hostile))).toEqual(hostile);
});

test("content that looks like a replacement pattern stays what it is", () => {
  expect(renderWithIslands(<Island name="greeting" component={Greeting} props={{ name: "$& $1" }} />)).toContain(
    "$&amp; $1",
  );
});

test("two islands of one name are a mistake that is found at once", () => {
  const island = <Island name="greeting" component={Greeting} props={{ name: "" }} />;
  expect(() =>
    renderWithIslands(
      <>
        {island}
        {island}
      </>,
    ),
  ).toThrow("greeting");
});

test("an island within an island is part of it, and is not hydrated twice", () => {
  const html = renderWithIslands(<Island name="outer" component={Outer} props={{}} />);
  expect(html).toContain("Max");
  expect(html).not.toContain('data-island-props="inner"');
});
