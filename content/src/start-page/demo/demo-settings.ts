/** Numbers are reserved for fiction and domains end in .example: nothing here reaches a real person. */
export const siteSettings = {
  agencyName: "Musterlicht",
  claim: "Fotografie, Film und Web aus Pulheim",
  description:
    "Musterlicht fotografiert, filmt, gestaltet und baut Websites für Werkstätten, Büros und Höfe im Rheinland. Aus Pulheim bei Köln.",
  ownerName: "Erika Mustermann",
  email: "hallo@musterlicht.example",
  phone: "0221\u00a04710\u00a0123",
  mobile: "0171\u00a03920045",
  vatId: "DE000000000",
  website: "https://musterlicht.example",
  street: "Musterstraße 12",
  postalCode: "50259",
  city: "Pulheim",
  mapsUrl: "https://www.openstreetmap.org/search?query=50259%20Pulheim",
  facebookUrl: "https://www.facebook.com/musterlicht.example",
  youtubeUrl: "https://www.youtube.com/@musterlicht.example",
  instagramUrl: "https://www.instagram.com/musterlicht.example",
  /** A file of tools/demo/media, displayed 200 px wide. */
  badgeImage: "plakette-branchenbuch.png",
  badgeUrl: "https://branchenbuch.example/musterlicht",
  badgeTitle: "Musterlicht im Branchenbuch",
  priceNote:
    "Unser Angebot richtet sich an Unternehmen, Selbstständige und öffentliche Auftraggeber. Alle Preise sind Nettopreise zuzüglich Umsatzsteuer.",
  copyrightYear: 2022,
  analyticsProvider: "off" as const,
};
