/**
 * The beginning of a text. A character outside the basic plane (an emoji) is never cut in two: it is left out. Half of one is not
 * valid text, and PostgreSQL does not accept it in JSON.
 * @param max UTF-16 units, as lengths are counted everywhere
 */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
