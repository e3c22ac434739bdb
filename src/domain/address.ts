/** A delivery address; stored on this device only. */
export interface Address {
  readonly id: string;
  /** The shopper's name for it, such as "Home". */
  readonly label: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  /** English name, as in the checkout's list. */
  readonly country: string;
  readonly isDefault: boolean;
}

/** An address without what the address book adds. */
export type AddressFacts = Omit<Address, 'id' | 'isDefault'>;

/** The address that prefills the checkout. */
export function defaultAddress(addresses: readonly Address[]): Address | undefined {
  return addresses.find(({ isDefault }) => isDefault);
}
