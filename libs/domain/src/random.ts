/** A small seeded generator, for tests and demo data: the same seed gives the same numbers on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number, both bounds included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Picks by weight: `[['a', 3], ['b', 1]]` gives 'a' three times out of four. */
  weighted<T>(from: ReadonlyArray<readonly [T, number]>): T;
  /** `count` different items (all, if there are fewer), in random order. */
  some<T>(from: readonly T[], count: number): T[];
  /** An independent generator. A new draw in one place then does not change all the others. */
  fork(name: string | number): Random;
}

/** FNV-1a over the name, mixed into the parent's seed. */
function childSeed(seed: number, name: string): number {
  let hash = (seed ^ 0x811c9dc5) >>> 0;
  for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/** Mulberry32: 32 bits of state, good enough for demo data. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const at = <T>(from: readonly T[], index: number): T => {
    if (index >= from.length) throw new RangeError('nothing to pick from');
    return from[index] as T;
  };
  const self: Random = {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => at(from, Math.floor(next() * from.length)),
    weighted: (from) => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of from) if ((left -= weight) < 0) return item;
      return at(from, from.length - 1)[0];
    },
    some: (from, count) => {
      const rest = [...from];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        at(rest.splice(Math.floor(next() * rest.length), 1), 0),
      );
    },
    fork: (name) => random(childSeed(seed, String(name))),
  };
  return self;
}
