import { useId } from "react";
import { expect, test } from "vitest";
import { Island } from "./Island.tsx";
import { renderWithIslands } from "./renderWithIslands.tsx";

function Greeting({ name }: { name: string }) {
  const id = useId();
  return <p id={id}>Guten Tag, {name}</p>;
}

function Outer() {
  return (
    <Island name="inner">
      <Greeting name="Max" />
    </Island>
  );
}

test("an island is HTML before hydration, with the ids that React expects", () => {
  const html = renderWithIslands(
    <main>
      <Island name="greeting">
        <Greeting name="Erika" />
      </Island>
    </main>,
  );
  expect(html).toMatch(
    /^<main><div data-island="greeting"><p id="[^"]*greeting-[^"]*">Guten Tag, <!-- -->Erika<\/p><\/div><\/main>$/,
  );
});

test("content that looks like a replacement pattern is unchanged", () => {
  expect(
    renderWithIslands(
      <Island name="greeting">
        <Greeting name="$& $1" />
      </Island>,
    ),
  ).toContain("$&amp; $1");
});

test("two islands with the same name throw an error", () => {
  const island = (
    <Island name="greeting">
      <Greeting name="" />
    </Island>
  );
  expect(() =>
    renderWithIslands(
      <>
        {island}
        {island}
      </>,
    ),
  ).toThrow("greeting");
});

test("a nested island is rendered with its parent", () => {
  const html = renderWithIslands(
    <Island name="outer">
      <Outer />
    </Island>,
  );
  expect(html).toContain("Max");
});
