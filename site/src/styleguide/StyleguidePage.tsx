import { ICONS, type IconName } from "@schaufenster/contract/icons";
import type { ReactNode } from "react";
import type { Html, Picture, ProjectCard as ProjectCardContent } from "../content/domain.ts";
import { ContactField } from "../pages/landing/contact/ContactField.tsx";
import { FIELDS } from "../pages/landing/contact/fields.ts";
import { ProjectCard } from "../pages/projects/ProjectCard.tsx";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { EditorIcon } from "../ui/Icon.tsx";
import { opens } from "../ui/invoker.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Prose } from "../ui/Prose.tsx";
import { colour, contrast, PAIRS, sharedTokens, TONES, type Tone, tokensOf } from "./tokens.ts";

const DIALOG = "styleguide-dialog";

const PROSE = `<h2>Überschrift im Text</h2><p>Ein Absatz mit <a href="#">einem Verweis</a>, <strong>Gewicht</strong> und
<em>Betonung</em>, so lang, dass man sieht, wo die Zeile bricht und wie die Silben getrennt werden.</p>
<ul><li>erstens</li><li>zweitens</li></ul><blockquote><p>Ein Satz, den jemand gesagt hat.</p></blockquote>` as Html;

const DRAWING =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%203%202'%3E%3Crect%20width='3'%20height='2'%20fill='%23c8963e'/%3E%3Ccircle%20cx='2'%20cy='.8'%20r='.5'%20fill='%23e8472b'/%3E%3C/svg%3E";

const PICTURE: Picture = {
  kind: "picture",
  id: "styleguide",
  url: DRAWING,
  alternativeText: "Zinnoberroter Kreis auf Ocker",
  caption: "Ein Abzug mit Rand und Unterschrift",
  width: 1200,
  height: 800,
  focalPoint: { x: 0.66, y: 0.4 },
  sets: [{ type: "image/svg+xml", renditions: [{ url: DRAWING, width: 1200 }] }],
};

const PROJECT: ProjectCardContent = {
  id: "styleguide",
  header: "Ein Projekt",
  teaser: "Ein Abzug mit Rand und Unterschrift.",
  createdAt: null,
  year: null,
  image: PICTURE,
  categories: [],
  href: "/projekte",
};

/** Only in development, so that no visitor's style sheet knows of it. */
const SHEET = `
.sg { padding: var(--section) var(--margin); display: grid; gap: var(--space-7); background: var(--ground); color: var(--text) }
.sg h2 { font-size: var(--display-m) }
.sg-row { display: flex; flex-wrap: wrap; gap: var(--space-5); align-items: flex-start }
.sg-swatch { width: 11rem; display: grid; gap: var(--space-2); font-size: var(--text-s) }
.sg-swatch i { height: 5rem; border: var(--hairline) solid var(--line); display: grid; place-items: center; font: 700 2rem var(--font-display) }
.sg-space { background: var(--brand); height: 1rem }
.sg-field { width: min(24rem, 100%) }
`;

/** Tokens and parts of the design on one page: `/styleguide` under `npm run dev`. */
export function StyleguidePage() {
  return (
    <main>
      <style>{SHEET}</style>
      <PageHeader
        crumbs={[
          { title: "Start", href: "/" },
          { title: "Gestaltung", href: null },
        ]}
        title="Gestaltung"
      />
      {TONES.map((tone) => (
        <Section key={tone} tone={tone} title={tone === "paper" ? "Farben auf Papier" : "Farben auf Tusche"}>
          <Colours tone={tone} />
        </Section>
      ))}
      <Section tone="paper" title="Schriftgrade">
        <Sizes />
      </Section>
      <Section tone="paper" title="Abstände">
        <Spaces />
      </Section>
      {TONES.map((tone) => (
        <Section key={tone} tone={tone} title={`Bausteine (${tone})`}>
          <Parts />
        </Section>
      ))}
      <Dialog id={DIALOG} title="Ein Dialog" size="middle" closeLabel="Schließen">
        <p>So hängt ein Hinweis über der Seite.</p>
      </Dialog>
    </main>
  );
}

function Section({ tone, title, children }: { tone: Tone; title: string; children: ReactNode }) {
  return (
    <section className="sg" data-tone={tone}>
      <h2 className="display">{title}</h2>
      {children}
    </section>
  );
}

function Colours({ tone }: { tone: Tone }) {
  const tokens = tokensOf(tone);
  return (
    <div className="sg-row">
      {PAIRS.map(({ front, back, atLeast, use }) => {
        const ratio = contrast(colour(tokens, front), colour(tokens, back));
        return (
          <div key={front} className="sg-swatch">
            <i style={{ background: `var(--${back})`, color: `var(--${front})` }}>Ag</i>
            <b>
              {front} {ratio.toFixed(1)} : 1
            </b>
            {use}, mindestens {atLeast} : 1
          </div>
        );
      })}
      {["brand", "on-brand", "mat", "film"].map((name) => (
        <div key={name} className="sg-swatch">
          <i style={{ background: `var(--${name})` }} />
          <b>{name}</b>
          {tokens.get(name)}
        </div>
      ))}
    </div>
  );
}

function Sizes() {
  const names = [...sharedTokens.keys()].filter((name) => /^(text|display)-/.test(name));
  return names.map((name) => (
    <div key={name}>
      <small>
        {name}: {sharedTokens.get(name)}
      </small>
      <p
        className={name.startsWith("display") ? "display" : undefined}
        style={{ fontSize: `var(--${name})`, maxWidth: "100%", overflow: "hidden" }}
      >
        Papier und Licht
      </p>
    </div>
  ));
}

function Spaces() {
  const names = [...sharedTokens.keys()].filter((name) => /^(space-|section|margin|gutter)/.test(name));
  return names.map((name) => (
    <div key={name}>
      <small>
        {name}: {sharedTokens.get(name)}
      </small>
      <div className="sg-space" style={{ width: `var(--${name})` }} />
    </div>
  ));
}

function Parts() {
  return (
    <>
      <div className="sg-row">
        <Button>Knopf</Button>
        <Button variant="primary">Wichtigster Knopf</Button>
        <Button disabled>Gesperrt</Button>
        <Button {...opens(DIALOG)}>Dialog öffnen</Button>
      </div>
      <div className="sg-row">
        {FIELDS.map((field, index) => (
          <div key={field.name} className="sg-field">
            <ContactField
              field={field}
              value={index > 1 ? "Ausgefüllt" : ""}
              error={index === 1 ? "Diese Adresse ist unvollständig." : undefined}
              length={field.type === "textarea" ? 10 : undefined}
            />
          </div>
        ))}
      </div>
      <div className="sg-row">
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <span key={name} className="sg-swatch" style={{ width: "7rem" }}>
            <span style={{ fontSize: "2.5rem" }}>
              <EditorIcon name={name} />
            </span>
            {name}
          </span>
        ))}
      </div>
      <Prose html={PROSE} />
      <div style={{ maxWidth: "30rem" }}>
        <ProjectCard project={PROJECT} widths={{ others: "30rem" }} heading="h3" />
      </div>
    </>
  );
}
