/** Ids of elements that can take focus, each by itself: a script has those that it needs. */

export const heading = 'page-heading' as const;
export const undo = 'undo' as const;
export const receipt = 'contact-receipt' as const;
export const contactName = 'contact-name' as const;
export const keptMessages = 'contact-kept' as const;
export const reviews = 'product-reviews' as const;
export const firstLaterPost = 'first-later-post' as const;
export const orderId = 'track-order-orderid' as const;
export const fullName = 'details-fullName' as const;
export const editDetails = 'edit-details' as const;
export const addAddress = 'add-address' as const;
export const resetSamples = 'reset-samples' as const;
export const resultCount = 'result-count' as const;
export const filtersInDrawer = 'filters-drawer' as const;
export const recentSearches = 'recent-searches' as const;
export const shopSearch = 'shop-search' as const;
export const catalogueSearch = 'catalogue-search' as const;
export const cardNumber = 'card-cardnum' as const;
export const cardExpiry = 'card-expiry' as const;
export const newsletterEmail = 'newsletter-email' as const;
export const messages = 'messages' as const;
export const orderReturn = 'order-return' as const;
export const orderAddress = 'order-address' as const;
export const orderProgress = 'order-progress' as const;
