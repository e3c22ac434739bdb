import type { LinkProps } from '@tanstack/react-router';

import type { BandId } from '#domain/catalogue';
import type { Category } from '#domain/product';
import { Button } from '#ui/components/Button/Button';
import { RadioGroup } from '#ui/components/RadioGroup/RadioGroup';
import type { RadioGroupProps } from '#ui/components/RadioGroup/RadioGroup';
import { TextLink } from '#ui/components/TextLink/TextLink';

import { Facets } from './Facets';
import type { FacetsProps } from './Facets';
import * as styles from './ProductsView.css';

type Choice<Value extends string> = Pick<RadioGroupProps<Value>, 'options' | 'value' | 'onChange'>;

export interface FiltersProps {
  /** Prefix of the fields' names: the filters are twice on the page. */
  name: string;
  categories: Choice<Category | 'all'>;
  bands: Choice<BandId | 'all'>;
  facets: Omit<FacetsProps, 'name'>;
  /** Filters that were chosen before, as links. */
  earlier: {
    readonly choices: readonly { readonly label: string; readonly search: LinkProps['search'] }[];
    readonly onForgotten: () => void;
  };
}

/** Category and price, one choice of each, and what else the products differ in. */
export function Filters({ name, categories, bands, facets, earlier }: FiltersProps) {
  return (
    <div className={styles.groups} id={`filters-${name}`} tabIndex={-1} data-settles="query">
      <RadioGroup legend="Category" name={`category-${name}`} {...categories} />
      <RadioGroup legend="Price" name={`band-${name}`} {...bands} />
      <Facets name={name} {...facets} />
      {earlier.choices.length === 0 ? null : (
        <section aria-labelledby={`earlier-${name}`}>
          <h2 className={styles.earlierTitle} id={`earlier-${name}`}>
            Your last filters
          </h2>
          <ul>
            {earlier.choices.map(({ label, search }) => (
              <li key={label} className={styles.earlier}>
                <TextLink to="/Products" search={search as never}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
          <Button tone="quiet" size="inline" onClick={earlier.onForgotten}>
            Forget these
          </Button>
        </section>
      )}
    </div>
  );
}
