import type { Picture, Service } from "../../../content/domain.ts";

/** The picture of a service's section: its first credential that is a picture, else the slide's picture. */
export function serviceImage(service: Service): Picture | null {
  const credentials = service.assets.flatMap((asset) => asset.credentials);
  return credentials.find((credential) => credential.kind === "picture") ?? service.slideImage;
}
