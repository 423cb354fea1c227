/**
 * The beginning of a text. A character outside the basic plane (an emoji) that would be cut in two is left out whole: half of one
 * is no text, and no JSON of PostgreSQL's.
 * @param max UTF-16 units, as lengths are counted everywhere
 */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
