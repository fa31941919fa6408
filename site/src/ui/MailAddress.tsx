/** A mail address that breaks after its sign, if it has no room in one line. */
export function MailAddress({ address }: { address: string }) {
  const host = address.indexOf("@") + 1;
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  );
}
