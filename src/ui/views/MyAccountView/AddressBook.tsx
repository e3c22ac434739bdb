import { townLine } from '#domain/address';
import type { Address } from '#domain/address';
import { nameId } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';
import { Badge } from '#ui/components/Badge/Badge';
import { Button } from '#ui/components/Button/Button';
import { Heading } from '#ui/components/Heading/Heading';
import { Icon } from '#ui/components/Icon/Icon';
import { Text } from '#ui/components/Text/Text';

import { AddressDialog } from './AddressDialog';
import type { AddressDialogProps } from './AddressDialog';
import * as account from './MyAccountView.css';
import * as styles from './ProfileSection.css';

export interface AddressBookProps {
  addresses: readonly Address[];
  dialog: AddressDialogProps;
  onAdd: () => void;
  onEdit: (addressId: string) => void;
  onPrefer: (addressId: string) => void;
  onRemove: (addressId: string) => void;
}

/** Delivery addresses; the Default prefills the checkout. */
export function AddressBook({ addresses, dialog, onAdd, onEdit, onPrefer, onRemove }: AddressBookProps) {
  return (
    <section aria-labelledby="addresses" className={account.section} data-settles="stored">
      <Heading level={2} id="addresses" size="title3">
        Addresses
      </Heading>
      {addresses.length === 0 ? (
        <Text tone="soft">None kept yet. The first one becomes the Default.</Text>
      ) : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <li key={address.id} className={styles.address}>
              <div className={styles.addressName}>
                <h3 id={nameId(address.id)} tabIndex={-1} className={styles.label}>
                  {nameOf(address)}
                </h3>
                {address.isDefault ? <Badge tone="moss">Default</Badge> : null}
              </div>
              <address className={styles.lines}>
                {address.label === '' ? null : (
                  <>
                    {address.street}
                    <br />
                  </>
                )}
                {townLine(address)}
                <br />
                {address.country}
              </address>
              <div className={styles.tools} data-screen-only="">
                <Button tone="quiet" size="inline" label={`Edit ${nameOf(address)}`} onClick={() => onEdit(address.id)}>
                  Edit
                </Button>
                {address.isDefault ? null : (
                  <Button
                    tone="quiet"
                    size="inline"
                    label={`Make default: ${nameOf(address)}`}
                    onClick={() => onPrefer(address.id)}
                  >
                    Make default
                  </Button>
                )}
                <Button
                  tone="quiet"
                  size="inline"
                  label={`Remove ${nameOf(address)}`}
                  onClick={() => onRemove(address.id)}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div data-screen-only="">
        <Button
          tone="secondary"
          size="small"
          id={FOCUS.addAddress}
          icon={<Icon name="plus" size={20} />}
          opensDialog
          onClick={onAdd}
        >
          Add address
        </Button>
      </div>
      <AddressDialog {...dialog} />
    </section>
  );
}

function nameOf({ label, street }: Address): string {
  return label === '' ? street : label;
}
