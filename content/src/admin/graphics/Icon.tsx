/** The agency's mark before the breadcrumbs, which leads to the start page; Payload writes its title. */
export function Icon() {
  // biome-ignore lint/performance/noImgElement: there is nothing to optimise in half a kilobyte of lines
  return <img src="/favicon.svg" alt="" width={20} height={20} />;
}
