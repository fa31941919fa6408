import { parseReport } from "./parse-report.ts";

export function Notice({ text, level }: { text: string; level: 2 | 3 }) {
  const { intro, sections } = parseReport(text);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <>
      {intro.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {sections.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <Heading>{title}</Heading>
          <ul>
            {items.map(({ text: item, details }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and their order never changes
              <li key={index}>
                <Line text={item} />
                {details.length > 0 && (
                  <ul>
                    {details.map((detail) => (
                      <li key={detail}>
                        <Line text={detail} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Links to a place in the admin at the end of a sentence. */
function Line({ text }: { text: string }) {
  const place = /[:–(]\s*(\/admin(?:\/[\w-]+)*)\)?\.?$/.exec(text);
  return place ? <a href={place[1]}>{text.slice(0, place.index).trim()}</a> : text;
}
