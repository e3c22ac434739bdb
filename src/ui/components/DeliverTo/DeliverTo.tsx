import { SelectField } from '../SelectField/SelectField';
import * as styles from './DeliverTo.css';

export interface DeliverToProps {
  country: string;
  /** The countries to choose from; undefined until they are loaded. */
  countries: readonly { readonly name: string }[] | undefined;
  /** The pointer or focus comes to the field. */
  onApproached: () => void;
  onChosen: (country: string) => void;
}

/** The country that delivery dates are told for. */
export function DeliverTo({ country, countries, onApproached, onChosen }: DeliverToProps) {
  const options = countries?.map(({ name }) => ({ value: name, label: name }));
  return (
    <div className={styles.root} data-settles="stored" onPointerEnter={onApproached} onFocus={onApproached}>
      <SelectField
        id="deliver-to"
        name="deliver-to"
        label="Deliver to"
        look="beside"
        value={country}
        options={
          options ?? [
            { value: country, label: country },
            { value: '', label: 'Fetching other countries' },
          ]
        }
        onChange={onChosen}
      />
    </div>
  );
}
