/** "Cart, 6 items", "Cart, 1 item": the name of a link. The number waits for what this device keeps. */
export function CartName({ count }: { readonly count: number }) {
  return (
    <>
      Cart<span data-settles="stored">{`, ${count} ${count === 1 ? 'item' : 'items'}`}</span>
    </>
  );
}
