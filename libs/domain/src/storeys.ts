import type { TypedWord } from './typed-words';

/** What a text counts as storeys. */
export interface StoreyCount {
  storeys: number;
  /** Words up to the last storey. */
  count: number;
  /** Words with what stands behind them and is no storey: 'sân thượng'. */
  all: number;
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

interface Part {
  count: number;
  kind: 'ground' | 'upper' | 'storeys' | 'besides';
  /** Null: no number stands in front. */
  said: number | null;
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
    if (named > 0) return { count: start - at + named, kind, said };
  }
  return null;
}

/** '1t3l'. */
function shortStoreys(words: Parts, at: number): number | null {
  const upper = numberAt(words, at + 2);
  const isShort = numberAt(words, at) === 1 && words[at + 1]?.text === 't' && words[at + 3]?.text === 'l';
  return isShort && upper !== null ? upper + 1 : null;
}

/** Whether the part tells a second number of the same storeys: '4 tầng 3 lầu', '2 lầu 3 lầu'. */
function contradicts(parts: readonly Part[], { kind }: Part): boolean {
  if (kind === 'besides') return false;
  return parts.some((one) => one.kind === kind || (one.kind !== 'besides' && [one.kind, kind].includes('storeys')));
}

/** The parts that follow each other from a place. */
function partsAt(words: Parts, at: number): { parts: Part[]; ends: number[] } {
  const [parts, ends]: [Part[], number[]] = [[], []];
  for (let begin = at; ; begin = (ends.at(-1) ?? at) + joint(words, ends.at(-1) ?? at)) {
    const next = partAt(words, begin);
    if (!next || contradicts(parts, next)) return { parts, ends };
    parts.push(next);
    ends.push(begin + next.count);
  }
}

/**
 * Counts storeys as agents do, from the words at a place: the ground floor (trệt) is one, each lầu another, tầng and tấm count
 * themselves. Lửng, hầm, sân thượng, tum and áp mái are none. So '1 trệt 3 lầu' and '3 lầu' are 4: a lầu has a ground floor below it.
 * D121
 */
export function storeysAt(words: Parts, at: number): StoreyCount | null {
  const short = shortStoreys(words, at);
  if (short !== null) return { storeys: short, count: 4, all: 4 };
  const { parts, ends } = partsAt(words, at);
  const of = (kind: Part['kind']): Part | undefined => parts.find((part) => part.kind === kind);
  const [ground, upper, whole] = [of('ground'), of('upper'), of('storeys')];
  // 'tầng' and 'lầu' alone tell no number
  if ((ground?.said ?? 1) !== 1 || whole?.said === null || (upper?.said === null && !ground)) return null;
  const storeys = whole?.said ?? (upper ? (upper.said ?? 1) + 1 : ground ? 1 : 0);
  const last = parts.findLastIndex(({ kind }) => kind !== 'besides');
  return storeys > 0 ? { storeys, count: (ends[last] ?? at) - at, all: (ends.at(-1) ?? at) - at } : null;
}

/** The storeys that the whole text tells in such words; null if it tells something else, or only a number with 'tầng'. */
export function storeysIn(words: Parts): number | null {
  const found = storeysAt(words, 0);
  const isPlain = words.length === 2 && words[0]?.kind === 'number' && ['tang', 'tam'].includes(words[1]?.text ?? '');
  return found && found.all === words.length && !isPlain ? found.storeys : null;
}
