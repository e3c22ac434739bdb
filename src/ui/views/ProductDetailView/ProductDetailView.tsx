import { memo } from 'react';
import type { ReactNode } from 'react';

import type { Unit } from '#domain/units';
import { Breadcrumbs } from '#ui/components/Breadcrumbs/Breadcrumbs';
import { Container } from '#ui/components/Container/Container';
import type { DeliverToProps } from '#ui/components/DeliverTo/DeliverTo';
import type { ProductCardWords } from '#ui/components/ProductCard/ProductCard';
import { Later } from '#ui/components/Later/Later';
import { ProductGrid } from '#ui/components/ProductGrid/ProductGrid';
import type { RowProduct } from '#ui/components/ProductRow/ProductRow';
import { ProductRow } from '#ui/components/ProductRow/ProductRow';
import { TitledSection } from '#ui/components/Section/TitledSection';
import { StructuredData } from '#ui/components/StructuredData/StructuredData';
import { Tabs } from '#ui/components/Tabs/Tabs';
import { WhenNear } from '#ui/components/WhenNear/WhenNear';

import { BuyingColumn } from './BuyingColumn';
import type { BuyingWords } from './BuyingColumn';
import { Description } from './Description';
import { Gallery } from './Gallery';
import type { GalleryWords } from './Gallery';
import { Preview } from './Preview';
import type { ProductDetailWords, VariantsWords } from './product-detail';
import * as styles from './ProductDetailView.css';

export type ProductTab = 'description' | 'reviews';

export interface ProductDetailViewProps {
  product: ProductDetailWords;
  /** Undefined without variants. */
  variants: VariantsWords | undefined;
  unit: Unit;
  onUnitSwitched: () => void;
  /** JSON-LD in which every `<` is escaped. */
  structuredData: string;
  gallery: GalleryWords;
  buying: BuyingWords;
  deliverTo: DeliverToProps;
  /** True where Back leads to a place further down the page. */
  isReopened: boolean;
  tab: ProductTab;
  onTabChosen: (tab: ProductTab) => void;
  reviews: ReactNode;
  /** A section that says how large it is; undefined for small things, and where a size is not known. */
  willItFit: ReactNode;
  suggestions: {
    /** Products that go with this one. */
    readonly goesWith: readonly ProductCardWords[];
    readonly similar: readonly ProductCardWords[];
    readonly recentlyViewed: readonly RowProduct[];
  };
}

const MemoizedGallery = memo(Gallery);
const MemoizedBuyingColumn = memo(BuyingColumn);
const MemoizedDescription = memo(Description);
const MemoizedPreview = memo(Preview);
const MemoizedSuggestions = memo(Suggestions);

/** The page of a product: gallery, buying column, description, reviews, suggestions. */
export function ProductDetailView({
  product,
  variants,
  unit,
  onUnitSwitched,
  structuredData,
  gallery,
  buying,
  deliverTo,
  isReopened,
  tab,
  onTabChosen,
  reviews,
  willItFit,
  suggestions,
}: ProductDetailViewProps) {
  const { name, category } = product;
  return (
    <>
      <StructuredData json={structuredData} />
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            trail={[
              { label: 'Home', to: '/' },
              { label: 'Products', to: '/Products' },
              { label: category, to: '/Products', category },
            ]}
            current={name}
          />
        </div>
        <div className={styles.columns}>
          <div className={styles.gallery}>
            <MemoizedGallery name={name} pictures={product.pictures} turn={product.turn} words={gallery} />
          </div>
          <div className={styles.buying}>
            <MemoizedBuyingColumn
              product={product}
              variants={variants}
              buying={buying}
              deliverTo={deliverTo}
              endId={END_ID}
              isReopened={isReopened}
            />
          </div>
          <div className={styles.tabs}>
            <Later>
              <Tabs
                id="about"
                label={`About ${name}`}
                current={tab}
                onChoose={onTabChosen}
                tabs={[
                  {
                    id: 'description',
                    label: 'Description',
                    panel: (
                      <MemoizedDescription
                        product={product}
                        unit={unit}
                        fitsId={willItFit ? FITS_ID : undefined}
                        onUnitSwitched={onUnitSwitched}
                      />
                    ),
                  },
                  {
                    id: 'reviews',
                    label: 'Reviews',
                    panel: <Later>{reviews}</Later>,
                  },
                ]}
              />
            </Later>
          </div>
        </div>
      </Container>
      <MemoizedPreview name={name} pictures={product.pictures} words={gallery} />
      <Later>
        {willItFit ? (
          <div id={FITS_ID}>
            <WhenNear isAtOnce={isReopened}>{willItFit}</WhenNear>
          </div>
        ) : null}
        <MemoizedSuggestions {...suggestions} />
      </Later>
      <div id={END_ID} />
    </>
  );
}

/** Other products, below this one. */
function Suggestions({ goesWith, similar, recentlyViewed }: ProductDetailViewProps['suggestions']) {
  return (
    <div data-screen-only="">
      {goesWith.length > 0 ? (
        <TitledSection id="goes-with-heading" title="Goes With">
          <ProductGrid products={goesWith} />
        </TitledSection>
      ) : null}
      {similar.length > 0 ? (
        <TitledSection id="similar-heading" title="Similar Products">
          <div data-settles="random">
            <ProductGrid products={similar} />
          </div>
        </TitledSection>
      ) : null}
      {recentlyViewed.length > 0 ? (
        <ProductRow id="recently-heading" title="Recently Viewed" products={recentlyViewed} />
      ) : null}
    </div>
  );
}

const END_ID = 'product-end';

const FITS_ID = 'will-it-fit';
