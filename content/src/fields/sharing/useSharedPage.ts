"use client";

import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { ownPageDescription, projectDescription } from "@schaufenster/contract/page-description";
import { entryAddress } from "../../entry/entry-address.ts";
import type { Service, SiteSetting } from "../../payload-types.ts";
import { useAnswer } from "../../ui/use-answer.ts";
import { firstWords } from "./first-words.ts";

/** The open form's texts for search engines and shared links. */
export type SharedPage = {
  agencyName: string;
  title: string;
  heading: string;
  address: string;
  written: string;
  standard: string;
  /** Id of the picture, and whether it was chosen for links and so fills the card. */
  picture: number | null;
  fills: boolean;
};

const idOf = (value: unknown): number | null =>
  typeof value === "number" ? value : value && typeof value === "object" && "id" in value ? Number(value.id) : null;

const PUBLISHED_SERVICES =
  "/api/services?where[_status][equals]=published&sort=sortId&limit=20&depth=0&select[mainContent]=true&select[slideImage]=true";

function useText(name: string): string {
  const value = useFormFields(([fields]) => fields[name]?.value);
  return typeof value === "string" ? value.trim() : "";
}

function usePictureId(name: string): number | null {
  return idOf(useFormFields(([fields]) => fields[name]?.value));
}

function useSharedEntry(isEntry: boolean): SharedPage {
  const { id, collectionSlug } = useDocumentInfo();
  const isPage = collectionSlug === "pages";
  const [title, name] = [useText("title"), useText("address")];
  const header = useText("header") || title || "Ohne Überschrift";
  const teaser = useText("teaser");
  const written = useText("searchDescription");
  const [image, shareImage] = [usePictureId("image"), usePictureId("shareImage")];
  const settings = useAnswer<SiteSetting>(isEntry ? "/api/globals/site-settings?depth=0" : null);
  const agencyName = settings?.agencyName ?? "";
  return {
    agencyName,
    title: agencyName ? `${header} – ${agencyName}` : header,
    heading: header,
    address: (isPage ? entryAddress("pages", id ?? "", name) : entryAddress("projects", id ?? "", header)) ?? "",
    written,
    standard: teaser || (isPage ? ownPageDescription : projectDescription)(header, agencyName),
    picture: shareImage ?? image,
    fills: shareImage !== null,
  };
}

function useSharedStartPage(isStartPage: boolean): SharedPage {
  const [agencyName, claim, written] = [useText("agencyName"), useText("claim"), useText("description")];
  const shareImage = usePictureId("shareImage");
  const services = useAnswer<{ docs: Service[] }>(isStartPage ? PUBLISHED_SERVICES : null)?.docs ?? [];
  const slide = idOf(services.find(({ slideImage }) => slideImage)?.slideImage);
  return {
    agencyName,
    title: claim ? `${agencyName} – ${claim}` : agencyName,
    heading: claim || agencyName,
    address: "/",
    written,
    standard: firstWords(services[0]?.mainContent ?? ""),
    picture: shareImage ?? slide,
    fills: shareImage !== null,
  };
}

export function useSharedPage(): SharedPage {
  const isStartPage = useDocumentInfo().globalSlug === "site-settings";
  const entry = useSharedEntry(!isStartPage);
  const startPage = useSharedStartPage(isStartPage);
  return isStartPage ? startPage : entry;
}
