import type { CSSOptions } from 'vite';

import { hover } from '../src/ui/theme/when.ts';

type PostCssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** PostCSS plugin: styles of `:hover` are for pointers. After a tap the finger is gone: it leaves no look of pointing. */
export const hoverStyles: PostCssPlugin = {
  postcssPlugin: 'larkwood:hover-styles',
  Rule(rule, { AtRule }) {
    const pointedAt = rule.selectors.filter((selector) => selector.includes(':hover'));
    const others = rule.selectors.filter((selector) => !pointedAt.includes(selector));
    if (pointedAt.length === 0 || (rule.parent instanceof AtRule && rule.parent.params === hover)) {
      return;
    }
    rule.after(new AtRule({ name: 'media', params: hover, nodes: [rule.clone({ selectors: pointedAt })] }));
    if (others.length > 0) {
      rule.selectors = others;
    } else {
      rule.remove();
    }
  },
};
