/** Records whose phone numbers are shown: customers, contact requests of website visitors, histories of houses, and chats. */
export const revealNouns = ['customer', 'contact', 'house', 'chat'] as const;
export type RevealNoun = (typeof revealNouns)[number];

/** Places where the numbers of other agents' customers are shown. */
export const revealPlaces = ['house', 'contact', 'match', 'request', 'customer', 'history', 'chat', 'other'] as const;
export type RevealPlace = (typeof revealPlaces)[number];

/** Prefixes of endpoint paths. The first match counts. */
const places: [string, RevealPlace][] = [
  ['/house/contacts', 'contact'],
  ['/customer/request', 'request'],
  ['/customer/house', 'match'],
  ['/match', 'match'],
  ['/customer', 'customer'],
  ['/house', 'house'],
  ['/history', 'history'],
  ['/chat', 'chat'],
];

/** The part of the product that an endpoint belongs to. @param path of an endpoint */
export const revealPlaceOf = (path: string): RevealPlace =>
  places.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'other';
