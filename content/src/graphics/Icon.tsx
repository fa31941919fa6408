/** The agency's mark before the breadcrumbs, which leads to the start page; Payload writes its title. */
export function Icon() {
  return <img src="/favicon.svg" alt="" width={20} height={20} />;
}
