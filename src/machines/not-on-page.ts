/** Why no page causes an event, where several machines have the same reason. */
export const IN_FILES = {
  notOnPage:
    'The pages in these tests have all products from the start; in the shop they are loaded from files when they are needed.',
} as const;

export const OF_LINK = {
  notOnPage: 'Only a page opened by a shared link offers this; `shared-lists.journey.ts` tests it.',
} as const;
