import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import type { Product } from '#domain/product';
import { useMember, useShop } from '#routes/-shared/shop';
import { useUnit } from '#routes/-shared/unit';
import { CartFits } from '#ui/views/CartView/CartFits';

import { cartFitsWords } from './-fits';
import { planWords } from './-plan';

/** The part of the cart that says what does not fit the shopper's room; loaded when there is one. */
export function WillItFit() {
  const unit = useUnit();
  const lines = useSelector(useMember('cart'), ({ context }) => context.lines);
  const room = useSelector(useMember('room'), ({ context }) => context.room);
  const ids = lines.map(({ productId }) => productId);
  const products = useWholeProducts(ids);
  const words = cartFitsWords(products, products.length === ids.length, room, unit);
  return words ? <CartFits words={{ ...words, plan: planWords(products, lines, room, unit) }} /> : null;
}

/** Those of these products whose files have been read: their sizes are in no list. */
function useWholeProducts(ids: readonly number[]): readonly Product[] {
  const { content } = useShop().world;
  const [read, setRead] = useState<readonly Product[]>([]);
  const asked = ids.join(' ');
  useEffect(() => {
    let isOutdated = false;
    const readAll = async () => {
      const reading = asked.split(' ').map(async (id) => (await content.read(`product/${Number(id)}`)).product);
      const results = await Promise.allSettled(reading);
      if (!isOutdated) {
        setRead(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
      }
    };
    void readAll();
    return () => {
      isOutdated = true;
    };
  }, [content, asked]);
  return read.filter(({ id }) => ids.includes(id));
}
