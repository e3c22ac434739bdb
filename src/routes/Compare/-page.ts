import type { Page } from '#routes/-shared/page';

export const page: Page = { address: '/Compare' };
