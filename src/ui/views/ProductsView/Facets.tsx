import { useCallback } from 'react';
import type { ComponentType } from 'react';

import type { Facet, Measure } from '#domain/facets';
import type { Unit } from '#domain/units';
import { Button } from '#ui/components/Button/Button';
import { Choice } from '#ui/components/Choice/Choice';
import { Disclosure } from '#ui/components/Disclosure/Disclosure';

import * as styles from './Facets.css';

interface FacetOption {
  readonly value: Facet;
  readonly label: string;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
}

interface RangeWords {
  readonly measure: Measure;
  readonly legend: string;
  /** Empty if open. */
  readonly from: string;
  readonly to: string;
  /** What is wrong with a text for one of its ends; empty if nothing is. */
  readonly faultOf: (text: string) => string;
}

export interface FacetsProps {
  /** Prefix of the fields' ids: the filters are twice on the page. */
  name: string;
  available: readonly FacetOption[];
  groups: readonly { readonly legend: string; readonly options: readonly FacetOption[] }[];
  ranges: readonly RangeWords[];
  /** Opens the sizes of the shopper's room. */
  roomSummary: string;
  /** The sizes; drawn when they are opened. */
  RoomForm: ComponentType<{ readonly name: string }>;
  /** Of sizes. */
  unit: Unit;
  onChosen: (facet: Facet) => void;
  onRange: (measure: Measure, from: string, to: string) => void;
  onUnitSwitched: () => void;
}

/** What is on sale, in stock and fits; sizes of the room, kinds, materials, colours and ranges are opened when they are wanted. */
export function Facets({
  name,
  available,
  groups,
  ranges,
  roomSummary,
  RoomForm,
  unit,
  onChosen,
  onRange,
  onUnitSwitched,
}: FacetsProps) {
  return (
    <>
      <Options legend="Availability" options={available} onChosen={onChosen} />
      <div>
        <Disclosure summary={roomSummary} isLate>
          <RoomForm name={name} />
        </Disclosure>
        {groups.map(({ legend, options }) => {
          const chosen = options.filter(({ isChosen }) => isChosen).length;
          return options.length === 0 ? null : (
            <Disclosure key={legend} summary={chosen === 0 ? legend : `${legend} (${chosen})`}>
              <Options legend={legend} isLegendHidden options={options} onChosen={onChosen} />
            </Disclosure>
          );
        })}
        <Disclosure summary="Price range and size">
          <div className={styles.ranges}>
            {ranges.map((range) => (
              <RangeForm key={range.measure} name={name} {...range} onRange={onRange} />
            ))}
            <div>
              <Button tone="quiet" size="inline" onClick={onUnitSwitched}>
                {`Show sizes in ${unit === 'cm' ? 'inches' : 'centimetres'}`}
              </Button>
            </div>
          </div>
        </Disclosure>
      </div>
    </>
  );
}

interface OptionsProps {
  legend: string;
  isLegendHidden?: boolean;
  options: readonly FacetOption[];
  onChosen: (facet: Facet) => void;
}

function Options({ legend, isLegendHidden = false, options, onChosen }: OptionsProps) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? styles.hidden : styles.legend}>{legend}</legend>
      {options.map(({ value, label, count, isChosen }) => (
        <Choice
          key={value}
          type="checkbox"
          value={value}
          label={label}
          count={count}
          isChosen={isChosen}
          onChange={() => onChosen(value)}
        />
      ))}
    </fieldset>
  );
}

type RangeFormProps = RangeWords & Pick<FacetsProps, 'name' | 'onRange'>;

function RangeForm({ name, measure, legend, from, to, faultOf, onRange }: RangeFormProps) {
  const apply = (form: HTMLFormElement) => {
    const values = new FormData(form);
    const [low, high] = [String(values.get('from')), String(values.get('to'))];
    if (low !== from || high !== to) {
      onRange(measure, low, high);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <fieldset className={styles.range}>
        <legend className={styles.legend}>{legend}</legend>
        <End id={`${name}-${measure}-from`} name="from" label="From" value={from} faultOf={faultOf} onLeft={apply} />
        <End id={`${name}-${measure}-to`} name="to" label="To" value={to} faultOf={faultOf} onLeft={apply} />
        <Button type="submit" tone="secondary" size="small">
          Apply
        </Button>
      </fieldset>
    </form>
  );
}

interface EndProps extends Pick<RangeWords, 'faultOf'> {
  id: string;
  name: 'from' | 'to';
  label: string;
  value: string;
  /** Focus leaves the range: what is typed counts also for who goes on without Apply. */
  onLeft: (form: HTMLFormElement) => void;
}

/** One end of a range; a new value is written into the field that is there, so that it keeps focus. */
function End({ id, name, label, value, faultOf, onLeft }: EndProps) {
  const write = useCallback(
    (field: HTMLInputElement | null) => {
      if (field) {
        field.value = value;
        field.setCustomValidity('');
      }
    },
    [value],
  );
  return (
    <label className={styles.end} htmlFor={id}>
      <span>{label}</span>
      <input
        ref={write}
        className={styles.number}
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
        defaultValue={value}
        onInput={({ currentTarget: field }) => field.setCustomValidity(faultOf(field.value))}
        onBlur={({ currentTarget: { form }, relatedTarget }) => {
          if (form?.contains(relatedTarget) === false) {
            onLeft(form);
          }
        }}
      />
    </label>
  );
}
