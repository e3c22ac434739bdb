import { paymentRecords } from '#fixtures/payment-records';

/** The shopper of every scene. */
export const ada = { name: 'Ada Sample', email: 'ada@larkwood.example' };

export const contactMessage = {
  name: ada.name,
  email: ada.email,
  phone: '555 0142',
  subject: 'The oak bed',
  message: 'Does it come in a darker oak?',
};

export const personalDetails = {
  firstName: 'Ada',
  lastName: 'Sample',
  email: ada.email,
  phone: '902 555 0142',
  city: 'Halifax',
  country: 'Canada',
  postcode: 'B3H 0A1',
};

/** A card of no record: published for tests, and belongs to nobody. */
export const strangeCard = { name: ada.name, cardnum: '4000 0000 0000 0000', expiry: '12/30', cvv: '000' };

const [record] = paymentRecords;

/** A card that pays. */
export const goodCard = { name: '', cardnum: '', cvv: '', ...record, expiry: '12/30' };
