import { useEffect, useState } from "react";

/** Whether a media query applies. False on the server and until React has hydrated. */
export function useMediaQuery(query: string): boolean {
  const [applies, setApplies] = useState(false);
  useEffect(() => {
    const media = matchMedia(query);
    const read = () => setApplies(media.matches);
    read();
    media.addEventListener("change", read);
    return () => media.removeEventListener("change", read);
  }, [query]);
  return applies;
}
