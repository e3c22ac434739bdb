import type { LinkProps } from '@tanstack/react-router';
import { memo } from 'react';

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
  /** The same object until something of it changes: it is drawn again for another one. */
  choices: {
    readonly categories: Choice<Category | 'all'>;
    readonly bands: Choice<BandId | 'all'>;
    readonly facets: Omit<FacetsProps, 'name'>;
  };
  /** Filters that were chosen before, as links. */
  earlier: {
    readonly choices: readonly { readonly label: string; readonly search: LinkProps['search'] }[];
    readonly onForgotten: () => void;
  };
}

/** Category and price, one choice of each, and what else the products differ in. */
export function Filters({ name, choices, earlier }: FiltersProps) {
  return (
    <div className={styles.groups} id={`filters-${name}`} tabIndex={-1} data-settles="query">
      <Choices name={name} choices={choices} />
      {earlier.choices.length === 0 ? null : (
        <section aria-labelledby={`earlier-${name}`}>
          <h2 className={styles.earlierTitle} id={`earlier-${name}`}>
            Recent filters
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

const Choices = memo(function Choices({
  name,
  choices: { categories, bands, facets },
}: Pick<FiltersProps, 'name' | 'choices'>) {
  return (
    <>
      <RadioGroup legend="Category" name={`category-${name}`} {...categories} />
      <RadioGroup legend="Price" name={`band-${name}`} {...bands} />
      <Facets name={name} {...facets} />
    </>
  );
});
