import type { TypedWord } from '../typed-words';

/** What a text counts as storeys. */
export interface StoreyCount {
  storeys: number;
  /** Words that it takes. */
  count: number;
}

type Parts = readonly Pick<TypedWord, 'kind' | 'text'>[];

const numberAt = (words: Parts, at: number): number | null =>
  words[at]?.kind === 'number' && /^\d{1,2}$/.test(words[at].text) ? Number(words[at].text) : null;

/** What is in the house, but is no storey of its own. */
const besides = ['lung', 'ham', 'ban ham', 'san thuong', 'st', 'tum', 'ap mai', 'mai'];

/** How many words of the phrase stand here. */
const phraseAt = (words: Parts, at: number, phrase: string): number => {
  const parts = phrase.split(' ');
  return parts.every((part, step) => words[at + step]?.text === part) ? parts.length : 0;
};
const oneOf = (words: Parts, at: number, phrases: readonly string[]): number =>
  Math.max(0, ...phrases.map((phrase) => phraseAt(words, at, phrase)));

/** Signs and words between the parts. */
const joint = (words: Parts, at: number): number =>
  [',', '+', '-', 'va', '&', '/'].includes(words[at]?.text ?? '') ? 1 : 0;

/** One part: how many storeys it adds, and whether it is the ground floor. */
interface Part {
  count: number;
  kind: 'ground' | 'upper' | 'storeys' | 'besides';
  storeys: number;
}

const kinds = [
  ['ground', ['tang tret', 'tret']],
  ['upper', ['lau']],
  ['storeys', ['tang', 'tam']],
  ['besides', besides],
] as const;

/** '1 trệt', 'trệt', '3 lầu', '4 tầng', 'sân thượng'; null for anything else. */
function partAt(words: Parts, at: number): Part | null {
  const said = numberAt(words, at);
  const start = at + (said === null ? 0 : 1);
  for (const [kind, phrases] of kinds) {
    const named = oneOf(words, start, phrases);
    if (named === 0) continue;
    const storeys = kind === 'besides' ? 0 : (said ?? 1);
    return { count: start - at + named, kind, storeys };
  }
  return null;
}

/** '1t3l'. */
function shortStoreys(words: Parts, at: number): number | null {
  const upper = numberAt(words, at + 2);
  const isShort = numberAt(words, at) === 1 && words[at + 1]?.text === 't' && words[at + 3]?.text === 'l';
  return isShort && upper !== null ? upper + 1 : null;
}

/**
 * Counts storeys as agents do, from the words at a place: the ground floor (trệt) is one, each lầu another, tầng and tấm count
 * themselves. Lửng, hầm, sân thượng, tum and áp mái are none. So '1 trệt 3 lầu' and '3 lầu' are 4: a lầu has a ground floor below it.
 * A number with 'tầng' alone is read elsewhere, as a number with its unit. D121
 */
export function storeysAt(words: Parts, at: number): StoreyCount | null {
  const short = shortStoreys(words, at);
  if (short !== null) return { storeys: short, count: 4 };
  const parts: Part[] = [];
  let end = at;
  for (let next = partAt(words, end); next; next = partAt(words, end + (parts.length > 0 ? joint(words, end) : 0))) {
    if (parts.length > 0) end += joint(words, end);
    if (next.kind !== 'besides' && parts.some(({ kind }) => kind === next?.kind)) break;
    parts.push(next);
    end += next.count;
  }
  const of = (kind: Part['kind']): number => parts.find((part) => part.kind === kind)?.storeys ?? 0;
  const [ground, upper, whole] = [of('ground'), of('upper'), of('storeys')];
  // '4 tầng 3 lầu' tells two numbers
  if (ground > 1 || (whole > 0 && ground + upper > 0)) return null;
  const storeys = whole || upper + (upper > 0 ? 1 : ground);
  return storeys > 0 ? { storeys, count: end - at } : null;
}

/** The storeys that the whole text tells in such words; null if it tells something else, or only a number with 'tầng'. */
export function storeysIn(words: Parts): number | null {
  const found = storeysAt(words, 0);
  const isPlain =
    words.length === 2 && words[0]?.kind === 'number' && words[1]?.text !== 'lau' && words[1]?.text !== 'tret';
  return found && found.count === words.length && !isPlain ? found.storeys : null;
}
