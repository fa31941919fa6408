import type { Picture, Service } from "../../../content/domain.ts";

/** A service section's picture: its first picture credential, else the slide's picture. */
export function serviceImage(service: Service): Picture | null {
  const credentials = service.assets.flatMap((asset) => asset.credentials);
  return credentials.find((credential) => credential.kind === "picture") ?? service.slideImage;
}
