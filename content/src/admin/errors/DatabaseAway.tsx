"use client";

import { useEffect } from "react";

/** How soon the page is asked for again, in ms. */
const AGAIN_MS = 5000;

/** In place of a page of the admin while the database is away: that of the login would say that the session is over. */
export function DatabaseAway() {
  useEffect(() => {
    const timer = setInterval(() => window.location.reload(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="alert">
      <h1>Die Datenbank antwortet gerade nicht</h1>
      <p>
        Es ist nichts verloren, und Sie bleiben angemeldet. Diese Seite kommt von selbst wieder, sobald die Datenbank
        antwortet; was Sie zuletzt geschrieben haben, steht noch in diesem Browser.
      </p>
    </div>
  );
}
