import { picture } from "./pictures.ts";
import { type StrapiContent, type StrapiServer, startStrapi, strapiFile } from "./strapi.ts";

/** A typical agency's Strapi: a picture used often, one uploaded twice, texts with pictures and HTML, odd names. */
export async function startAgencyStrapi(): Promise<StrapiServer> {
  const strapi = await startStrapi(agencyContent());
  const [red, wide, tall] = await Promise.all([picture(600, 400), picture(800, 300, "png"), picture(300, 500, "webp")]);
  const add = (name: string, body: Buffer, type: string) =>
    strapi.files.set(`/uploads/${name}`, { body, type, modified: new Date("2022-05-01T10:00:00Z") });
  add("laden.jpg", red, "image/jpeg");
  add("IMG_0001_a.jpg", wide, "image/png");
  add("IMG_0001_b.jpg", wide, "image/png");
  add("nur_im_text.webp", tall, "image/webp");
  add(
    "logo.svg",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'),
    "image/svg+xml",
  );
  add("flyer.pdf", Buffer.from("%PDF-1.4"), "application/pdf");
  return strapi;
}

function agencyContent(): StrapiContent {
  const shop = strapiFile("1", "laden.jpg", { alternativeText: "Ein Hofladen im Abendlicht", caption: "Hofladen" });
  const first = strapiFile("2", "IMG_0001_a.jpg", { alternativeText: "Eine breite Fläche" });
  const second = strapiFile("3", "IMG_0001_b.jpg", { alternativeText: "Eine breite Fläche" });
  const logo = strapiFile("4", "logo.svg");
  const asset = (id: string, title: string) => ({
    id,
    attributes: { icon: "film_reel", title, content: "Kurz.", credentials: { data: [shop.data, first.data] } },
  });
  return {
    services: [
      {
        id: "1",
        attributes: {
          sortId: -1,
          slideId: 1,
          name: "Über uns",
          title: null,
          header: "Wer wir sind",
          mainContent: "Zur [Kontaktseite](#contact) und zu [uns](#Über%20uns).",
          slideContent: null,
          owlThumbIcon: "gibt_es_nicht",
          ghostTitle: "x".repeat(50),
          buttonTxt: null,
          slideImage: shop,
          serviceAssets: { data: [asset("1", "Imagefilm"), asset("2", "Porträt"), asset("3", "Luftbild")] },
        },
      },
    ],
    menuitems: [
      { id: "1", attributes: { sortId: 1, name: "#contact", title: "Kontakt" } },
      { id: "2", attributes: { sortId: 2, name: "contact", title: "Schreiben Sie uns" } },
      { id: "3", attributes: { sortId: 3, name: "/projekte?seite=2", title: "Älteres" } },
      { id: "4", attributes: { sortId: 4, name: "https://shop.example.org/neu", title: "Laden" } },
      { id: "5", attributes: { sortId: 5, name: "Über uns", title: "Wir" } },
      { id: "6", attributes: { sortId: 6, name: "javascript:alert(1)", title: "Böse" } },
    ],
    references: [
      {
        id: "1",
        attributes: {
          sortId: 1,
          title: null,
          description: "Text",
          url: "www.example.org/a",
          image: logo,
          localVideo: { data: null },
        },
      },
    ],
    categories: [
      { id: "1", attributes: { name: "Film", description: "Alles, was läuft" } },
      { id: "2", attributes: { name: "Ohne Projekt", description: null } },
    ],
    projects: [
      project(
        "1",
        "Hofladen",
        `Vorher ![Laden](/uploads/laden.jpg) nachher.\n\n![hoch](/uploads/nur_im_text.webp) ![weg](/uploads/gibt-es-nicht.jpg)\n\n[Flyer](/uploads/flyer.pdf)`,
        shop,
      ),
      project(
        "2",
        "Mit HTML",
        `Erste Zeile\nzweite <b>fett</b>\n\n<figure><img src="/uploads/laden.jpg" alt="Laden"></figure>\n\n<iframe src="https://film.example/1"></iframe>`,
        first,
      ),
      project("3", `Sehr ${"lang ".repeat(50)}`, "x".repeat(25_000), second),
      project("4", "", "Ohne Überschrift", { data: null }),
      ...[5, 6, 7, 8, 9].map((number) =>
        project(String(number), `Arbeit ${number}`, "Text zum [Rabatt](#50%-rabatt)", shop),
      ),
    ],
  };
}

function project(id: string, header: string, content: string, image: unknown) {
  const categories = { data: [{ id: "1", attributes: { name: "Film" } }] };
  const createdAt = `2022-0${id}-01T08:00:00.000Z`;
  return { id, attributes: { header, teaser: "Kurz", content, image, categories, createdAt } };
}
