/** A mail address that can break after its @. */
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
