import type { BandId } from '#domain/catalogue';
import type { Category } from '#domain/product';
import { RadioGroup } from '#ui/components/RadioGroup/RadioGroup';
import type { RadioGroupProps } from '#ui/components/RadioGroup/RadioGroup';

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
}

/** Category and price, one choice of each, and what else the products differ in. */
export function Filters({ name, categories, bands, facets }: FiltersProps) {
  return (
    <div className={styles.groups} data-settles="query">
      <RadioGroup legend="Category" name={`category-${name}`} {...categories} />
      <RadioGroup legend="Price" name={`band-${name}`} {...bands} />
      <Facets name={name} {...facets} />
    </div>
  );
}
