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

const POSTCODE_LAST: ReadonlySet<string> = new Set([
  'Australia',
  'Canada',
  'India',
  'Ireland',
  'New Zealand',
  'Singapore',
  'United Kingdom',
  'United States',
]);

/** Town and postcode as the country's post writes them (Universal Postal Union, standard S42): "Halifax B3H 4R2", "10115 Berlin". */
export function townLine({ postcode, city, country }: Pick<Address, 'postcode' | 'city' | 'country'>): string {
  return (POSTCODE_LAST.has(country) ? `${city} ${postcode}` : `${postcode} ${city}`).trim();
}

/** The address that prefills the checkout. */
export function defaultAddress(addresses: readonly Address[]): Address | undefined {
  return addresses.find(({ isDefault }) => isDefault);
}
