/** The link to a product's page. Names may be alike: the id says which product is meant, the slug is what the address shows. */
export function productLink({ id, slug }: { readonly id: number; readonly slug: string }) {
  return { to: '/Products/ProductDetail/$productid', params: { productid: slug }, state: { productId: id } } as const;
}
