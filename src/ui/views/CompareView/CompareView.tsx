import { Link } from '@tanstack/react-router';

import { nameId } from '#domain/focus';
import type { Picture as PictureFacts } from '#domain/picture';
import { Button } from '#ui/components/Button/Button';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Container } from '#ui/components/Container/Container';
import { EmptyState } from '#ui/components/EmptyState/EmptyState';
import { Heading } from '#ui/components/Heading/Heading';
import { Icon } from '#ui/components/Icon/Icon';
import { Picture } from '#ui/components/Picture/Picture';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden';
import { WholeWords } from '#ui/components/WholeWords/WholeWords';
import { productLink } from '#ui/product-link';

import * as styles from './CompareView.css';

export interface ComparedProduct {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly picture: PictureFacts;
  readonly soldOut: boolean;
}

export interface ComparisonRow {
  readonly term: string;
  /** One for each product; undefined where the fact does not apply. */
  readonly cells: readonly (string | undefined)[];
  readonly differs: boolean;
}

export interface CompareViewProps {
  products: readonly ComparedProduct[];
  rows: readonly ComparisonRow[];
  /** What is said of the facts in bold. */
  marks: string;
  /** What of the address could not be shown. */
  omission: string | undefined;
  /** Ids of the comparison on this device, for where the address names none. */
  own: readonly number[];
  /** Makes these products the comparison of this device; left out if they are. */
  onKept: (() => void) | undefined;
  /** Begins a new comparison; left out where this one is not of this device. */
  onCleared: (() => void) | undefined;
  onAddToCart: (productId: number) => void;
  onRemove: (productId: number) => void;
  onShare: () => void;
  onPrint: () => void;
}

/** Two to four products side by side; prints on one landscape page. */
export function CompareView({
  products,
  rows,
  marks,
  omission,
  own,
  onKept,
  onCleared,
  onShare,
  onPrint,
  ...callbacks
}: CompareViewProps) {
  return (
    <Container>
      <div className={styles.root}>
        <Heading level={1}>Compare</Heading>
        <div className={styles.found} data-settles="query">
          <StatusLine text={omission} size="body" tone="clay" />
          {products.length === 0 ? (
            <NothingNamed own={own} />
          ) : (
            <>
              <div className={styles.tools} data-screen-only="">
                <Text tone="soft">{marks}</Text>
                {onKept ? (
                  <Button tone="secondary" size="small" onClick={onKept}>
                    Keep as my comparison
                  </Button>
                ) : null}
                <Button tone="secondary" size="small" onClick={onShare}>
                  Share
                </Button>
                <Button tone="secondary" size="small" icon={<Icon name="printer" size={20} />} onClick={onPrint}>
                  Print
                </Button>
                {onCleared ? (
                  <Button tone="quiet" size="small" onClick={onCleared}>
                    Clear
                  </Button>
                ) : null}
                <TextLink to="/Products">Add another product</TextLink>
              </div>
              <Table products={products} rows={rows} {...callbacks} />
            </>
          )}
        </div>
      </div>
    </Container>
  );
}

type TableProps = Pick<CompareViewProps, 'products' | 'rows' | 'onAddToCart' | 'onRemove'>;

/** Scrolls sideways by itself where it is wider than the screen; by keyboard, too. */
function Table({ products, rows, onAddToCart, onRemove }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.frame} role="region" aria-label="Comparison" tabIndex={0}>
      <table className={styles.table} aria-label="Products side by side">
        <thead>
          <tr>
            <th scope="row" className={styles.term}>
              <VisuallyHidden>Picture</VisuallyHidden>
            </th>
            {products.map(({ id, slug, picture }) => (
              <td key={id} className={styles.picture}>
                <Link {...productLink({ id, slug })} tabIndex={-1} aria-hidden data-card="">
                  <Picture
                    picture={picture}
                    sizes="(min-width: 48em) 280px, 136px"
                    shape="square"
                    alt=""
                    travels="onCard"
                  />
                </Link>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="col" className={styles.headOfTerms}>
              <VisuallyHidden>Fact</VisuallyHidden>
            </th>
            {products.map(({ id, name, slug }) => (
              <th key={id} scope="col" className={styles.name}>
                <span className={styles.nameAlone} id={nameId(id)} tabIndex={-1}>
                  <TextLink tone="plain" {...productLink({ id, slug })}>
                    <WholeWords>{name}</WholeWords>
                  </TextLink>
                </span>
                <div data-screen-only="">
                  <Button tone="quiet" size="inline" label={`Remove ${name}`} onClick={() => onRemove(id)}>
                    Remove
                  </Button>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, cells, differs }) => (
            <tr key={term}>
              <th scope="row" className={styles.term}>
                {term}
                {differs ? <VisuallyHidden>, differs</VisuallyHidden> : null}
              </th>
              {products.map(({ id }, place) => (
                <td key={id} className={styles.cell} data-differs={differs}>
                  {cells[place] ?? <DoesNotApply />}
                </td>
              ))}
            </tr>
          ))}
          <tr data-screen-only="">
            <th scope="row" className={styles.term}>
              <VisuallyHidden>Buy</VisuallyHidden>
            </th>
            {products.map(({ id, soldOut }) => (
              <td key={id} className={styles.cell}>
                {soldOut ? null : (
                  <Button
                    tone="secondary"
                    size="small"
                    width="full"
                    describedBy={nameId(id)}
                    onClick={() => onAddToCart(id)}
                  >
                    Add to Cart
                  </Button>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function DoesNotApply() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>Does not apply</VisuallyHidden>
    </>
  );
}

function NothingNamed({ own }: Pick<CompareViewProps, 'own'>) {
  return own.length > 0 ? (
    <EmptyState
      title="Your comparison is still here"
      text="This address names no products; the ones that you compare are kept on this device."
      action={
        <ButtonLink to="/Compare" search={{ ids: own.join(',') }}>
          See my comparison
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title="Nothing to compare yet"
      text="Press Compare beside two to four products and see them side by side: what they cost, what they are made of, how much room they take."
      action={<ButtonLink to="/Products">Browse products</ButtonLink>}
    />
  );
}
