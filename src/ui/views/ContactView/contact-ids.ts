/** The ids of the form's fields begin with it. */
export const CONTACT_FORM = 'contact';

/** Takes focus when a message has been kept. */
export const RECEIPT_ID = 'contact-receipt';

/** Takes focus when another message is begun. */
export const FIRST_FIELD_ID = `${CONTACT_FORM}-name`;

/** Takes focus when one of its messages is removed. */
export const KEPT_ID = 'contact-kept';
