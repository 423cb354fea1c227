/** Whose numbers are told: customers', those that visitors of the website left, and those in a house's history, whoever's they were. */
export const revealNouns = ['customer', 'contact', 'house'] as const;
export type RevealNoun = (typeof revealNouns)[number];

/** Where the numbers of others' customers are told. */
export const revealPlaces = ['house', 'contact', 'match', 'request', 'customer', 'history', 'other'] as const;
export type RevealPlace = (typeof revealPlaces)[number];

/** The beginnings of the calls' paths; the first that fits counts. */
const places: [string, RevealPlace][] = [
  ['/house/contacts', 'contact'],
  ['/customer/request', 'request'],
  ['/customer/house', 'match'],
  ['/match', 'match'],
  ['/customer', 'customer'],
  ['/house', 'house'],
  ['/history', 'history'],
];

/** The part of the product that a call belongs to. @param path of an endpoint */
export const revealPlaceOf = (path: string): RevealPlace =>
  places.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'other';
