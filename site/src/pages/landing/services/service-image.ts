import type { Picture, Service } from "../../../content/domain.ts";

/** The picture that hangs in a service's section: its first credential that is one, else the slide's. */
export function printOf(service: Service): Picture | null {
  const credentials = service.assets.flatMap((asset) => asset.credentials);
  return credentials.find((credential) => credential.kind === "picture") ?? service.slideImage;
}
