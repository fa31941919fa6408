"use client";

import { useEffect } from "react";

/** Reload interval, in ms. */
const AGAIN_MS = 5000;

/** Shown instead of a page while the database is unavailable; the login page would suggest that the session has ended. */
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
