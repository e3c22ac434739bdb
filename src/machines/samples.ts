import type { AddressFacts } from '#domain/address';
import type { CardValues, PaymentRecord } from '#domain/card';
import type { SavedCard } from '#domain/saved-card';
import type { Order, Recipient } from '#domain/order';
import type { CatalogueIndex } from '#domain/catalogue-index';
import { openIndex } from '#domain/catalogue-index';
import { keptCard } from '#domain/kept-details';
import type { KeptDetails } from '#domain/kept-details';
import { listFileOf } from '#domain/list-file';
import type { Cents } from '#domain/money';
import { nameOf } from '#domain/picture';
import type { Picture } from '#domain/picture';
import type { ListedProduct, Product } from '#domain/product';
import { searchFileOf } from '#domain/search-file';
import type { Lookup } from '#machines/catalogue/lookup';

/** Ids of the catalogue, so that the cases of a lone machine also exist on a page. */
export const LAMP = 5;
export const BENCH = 9;
export const WARDROBE = 10;

/** All that is known of a product: in lists, and on its own page. */
type SampleProduct = Product & ListedProduct;

/** Small data for tools that run a machine alone: a product in stock, one with a single piece, one sold out. */
export const sampleProducts: readonly SampleProduct[] = [
  sampleProduct(LAMP, 'Lamp', 3),
  sampleProduct(WARDROBE, 'Wardrobe', 1),
  sampleProduct(BENCH, 'Bench', 0),
];

/** The lamp in a newer catalogue. */
export const twoLampsLeft = sampleProduct(LAMP, 'Lamp', 2);

export const sampleIndex = openIndex(listFileOf(sampleProducts), searchFileOf(sampleProducts));

/** A catalogue whose index is there. */
export const sampleLookup: Lookup = lookupOf(sampleIndex);

export const oneLamp = [{ productId: LAMP, qty: 1 }] as const;

/** A person known on the device. */
export const ADA = { name: 'Ada Sample', email: 'ada@larkwood.example' } as const;

/** A complete message. */
export const sampleMessage = {
  ...ADA,
  phone: '0902 555 0142',
  subject: 'A lamp for the hall',
  message: 'Does it come in oak?',
} as const;

/** An address that Ada adds, or changes another to. */
export const sampleStudio = {
  label: 'Studio',
  street: '2 Harbour Lane',
  city: 'Truro',
  postcode: 'B2N 1A1',
  country: 'Canada',
} as const;

export const sampleRecord: PaymentRecord = { name: 'Ada Sample', cardnum: '4242 4242 4242 4242', cvv: '012' };

/** Matches `sampleRecord`; valid on the sample day. */
export const sampleCard: CardValues = { ...sampleRecord, expiry: '06/25' };

export const sampleSavedCards: readonly SavedCard[] = [
  { id: 'visa', name: 'Ada Sample', brand: 'Visa', last4: '4242', expiry: '09/29', isDefault: true },
  { id: 'mastercard', name: 'Ada Sample', brand: 'Mastercard', last4: '4444', expiry: '03/28', isDefault: false },
];

/** What there is to pay for a lamp. */
export function sampleAmount(): Cents {
  return 14_000;
}

/** What is kept of them, on the sample day. */
export function sampleKeptCards(): readonly KeptDetails[] {
  return sampleSavedCards.map((card) => keptCard(card, sampleNow()));
}

export const sampleAddress: AddressFacts = {
  label: 'Home',
  street: '1 Sample Street',
  city: 'Halifax',
  postcode: 'B3H 0A1',
  country: 'Canada',
};

export const sampleOrder: Order = {
  orderid: 'LW-10001',
  img: 'lamp-1',
  name: 'Lamp',
  status: 'In Progress',
  trackingid: 'LWT-0007-7919',
  deliverydate: '2025-06-24',
  price: 20_000,
  email: 'ada@larkwood.example',
  lines: [{ productId: LAMP, name: 'Lamp', qty: 1, price: 100, discount: 0 }],
  reached: 'Packaging',
};

/** Accepts everything; each form's own check has its own tests. */
export function sampleCheck(): Readonly<Record<string, string>> {
  return {};
}

export const sampleRecipient = {
  firstName: 'Ada',
  lastName: 'Sample',
  phone: '902 555 0142',
  city: 'Halifax',
  country: 'Canada',
  postcode: 'B3H 1A1',
} satisfies Recipient;

/** How a new address of an order is read. */
export const sampleAddressing = {
  checkRecipient: sampleCheck,
  recipientOf: () => sampleRecipient,
  weekendOf: () => undefined,
};

export const samplePersonal = { ...sampleRecipient, email: ADA.email };

/** 15 June 2025 at noon, local time. */
export function sampleNow(): Date {
  return new Date(2025, 5, 15, 12);
}

function sampleProduct(id: number, name: string, stock: number): SampleProduct {
  const key = name.toLowerCase();
  return {
    id,
    pictureKey: key,
    name,
    category: 'Bedroom',
    price: 100,
    discount: 0,
    rate: 4,
    stock,
    img: [`${key}-1`, `${key}-2`],
    pictures: [samplePicture(`${key}-1`), samplePicture(`${key}-2`)],
    kind: name,
    colours: 'Brown',
    materials: 'Oak',
    dimensions: 'H 50',
    description: 'A sample.',
  };
}

function samplePicture(key: string): Picture {
  return { name: nameOf(key, '0a1b'), width: 900, height: 900, widths: [900], colour: '#d2cabc', alt: '' };
}

/** A catalogue with this index. */
export function lookupOf(index: CatalogueIndex): Lookup {
  return { index: () => index, load: () => new Promise(() => undefined), want: async () => true };
}
