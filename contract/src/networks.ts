/** Social networks for an agency's profile (spec §2, footer), in the order of their links: name, and URL prefix. */
export const NETWORKS = {
  facebook: { name: "Facebook", people: "https://www.facebook.com/" },
  youtube: { name: "YouTube", people: "https://www.youtube.com/@" },
  instagram: { name: "Instagram", people: "https://www.instagram.com/" },
  linkedin: { name: "LinkedIn", people: "https://www.linkedin.com/company/" },
  xing: { name: "XING", people: "https://www.xing.com/pages/" },
  vimeo: { name: "Vimeo", people: "https://vimeo.com/" },
  behance: { name: "Behance", people: "https://www.behance.net/" },
} as const;

export type Network = keyof typeof NETWORKS;

export const NETWORK_NAMES = Object.keys(NETWORKS) as Network[];
