/** Replaces Next's English 404 page. */
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
