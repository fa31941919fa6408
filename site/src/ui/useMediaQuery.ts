import { useEffect, useState } from "react";

/** False on the server and until hydration. */
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
