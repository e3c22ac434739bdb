/** Where a shopper has things delivered; kept on this device only. */
export interface Address {
  readonly id: string;
  /** What the shopper calls it, such as "Home". */
  readonly label: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  /** English name, as the checkout offers it. */
  readonly country: string;
  readonly isDefault: boolean;
}

/** An address as it is typed, before it is kept. */
export type AddressFacts = Omit<Address, 'id' | 'isDefault'>;

/** The address that fills in the checkout. */
export function defaultAddress(addresses: readonly Address[]): Address | undefined {
  return addresses.find(({ isDefault }) => isDefault);
}
