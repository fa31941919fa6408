/** In place of Next's page in English, at an address of which the content system has no page. */
export default function NotFound() {
  return (
    <main lang="de">
      <title>Diese Seite gibt es nicht – Schaufenster</title>
      <h1>Diese Seite gibt es nicht</h1>
      <p>
        Zurück <a href="/">zur Website</a> oder <a href="/admin">zur Verwaltung</a>.
      </p>
    </main>
  );
}
