import * as FOCUS from '#domain/focus-ids';
import { Button } from '#ui/components/Button/Button';
import { StorageNote } from '#ui/components/StorageNote/StorageNote';
import { fieldOf } from '#ui/components/FormBox/form-words';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { FormBox } from '#ui/components/FormBox/FormBox';
import { Heading } from '#ui/components/Heading/Heading';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';
import { Text } from '#ui/components/Text/Text';
import { TextField } from '#ui/components/TextField/TextField';

import { AddressBook } from './AddressBook';
import type { AddressBookProps } from './AddressBook';
import * as account from './MyAccountView.css';
import * as styles from './ProfileSection.css';

export interface Details {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface ProfileSectionProps {
  /** Of the logged-in shopper; undefined hides the section. */
  details: Details | undefined;
  isEditing: boolean;
  /** Outcome of the latest change. */
  status: string | undefined;
  form: FormWords;
  onEdit: () => void;
  onCancel: () => void;
  addresses: AddressBookProps;
}

const DETAILS_FORM = 'details';

/** Personal details and address book. */
export function ProfileSection({ details, isEditing, status, form, onEdit, onCancel, addresses }: ProfileSectionProps) {
  return details === undefined ? null : (
    <>
      <section aria-labelledby="details" className={account.section} data-settles="stored">
        <div className={styles.title}>
          <Heading level={2} id="details" size="title3">
            Your details
          </Heading>
          {isEditing ? null : (
            <Button tone="quiet" size="inline" id={FOCUS.editDetails} label="Edit your details" onClick={onEdit}>
              Edit
            </Button>
          )}
        </div>
        {isEditing ? (
          <FormBox id={DETAILS_FORM} labelledBy="details" form={form}>
            <TextField
              {...fieldOf(form, DETAILS_FORM, 'fullName')}
              label="Full name"
              autoComplete="name"
              autoCapitalize="words"
            />
            <TextField
              {...fieldOf(form, DETAILS_FORM, 'email')}
              label="Email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
            />
            <TextField
              {...fieldOf(form, DETAILS_FORM, 'phone')}
              label="Phone number (optional)"
              hint="You can log in with it too."
              type="tel"
              autoComplete="tel"
              isRequired={false}
            />
            <div className={styles.tools}>
              <Button type="submit" size="small">
                Save details
              </Button>
              <Button tone="secondary" size="small" onClick={onCancel}>
                Cancel
              </Button>
            </div>
          </FormBox>
        ) : (
          <SummaryList
            look="facts"
            rows={[
              { term: 'Name', detail: details.name },
              { term: 'Email', detail: details.email },
              { term: 'Phone', detail: details.phone === '' ? 'None given' : details.phone },
            ]}
          />
        )}
        <StatusLine text={status} tone="success" />
        <Text size="small" tone="soft">
          <StorageNote /> Checkout is filled in from here.
        </Text>
      </section>
      <AddressBook {...addresses} />
    </>
  );
}
