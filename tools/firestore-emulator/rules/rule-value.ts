import { type Fields, microsOf, numberOf, type Value } from '../value';

/** A moment, as `request.time` is one. */
export class Moment {
  constructor(readonly micros: bigint) {}
}

/** `duration.value(120, 's')` */
export class Span {
  constructor(readonly micros: bigint) {}
}

/** What two maps differ by: `after.diff(before)`. */
export class Difference {
  constructor(readonly affectedKeys: string[]) {}
}

/** `hashing.sha256(text)` */
export class Digest {
  constructor(readonly hex: string) {}
}

/** A field of the documents that a query may find, of which only this is known: it is not before `from`. */
export class AtLeast {
  constructor(readonly from: RuleValue) {}
}

export type RuleMap = ReadonlyMap<string, RuleValue>;
export type RuleValue = null | boolean | number | string | Moment | Span | Difference | Digest | AtLeast | RuleValue[] | RuleMap;

/** A condition that cannot be decided refuses. */
export class Undecidable extends Error {}

export const ruleMap = (fields: Fields): RuleMap =>
  new Map(Object.entries(fields).map(([name, value]) => [name, ruleValue(value)]));

/** A stored value as rules see it. */
export function ruleValue(value: Value): RuleValue {
  if (value.mapValue) return ruleMap(value.mapValue.fields ?? {});
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(ruleValue);
  if (value.timestampValue !== undefined) return new Moment(microsOf(value.timestampValue));
  if (value.integerValue !== undefined || value.doubleValue !== undefined) return numberOf(value);
  return value.booleanValue ?? value.stringValue ?? value.referenceValue ?? value.bytesValue ?? null;
}

/** Plain JSON, such as the claims of a token, as rules see it. */
export function ruleValueOf(plain: unknown): RuleValue {
  if (Array.isArray(plain)) return plain.map(ruleValueOf);
  if (typeof plain === 'object' && plain !== null)
    return new Map(Object.entries(plain).map(([name, value]) => [name, ruleValueOf(value)]));
  if (typeof plain === 'boolean' || typeof plain === 'number' || typeof plain === 'string') return plain;
  return null;
}

export function isSame(one: RuleValue, other: RuleValue): boolean {
  if (one instanceof AtLeast || other instanceof AtLeast) throw new Undecidable('only a bound is known');
  if (one instanceof Moment) return other instanceof Moment && one.micros === other.micros;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((value, at) => isSame(value, other[at] ?? null))
    );
  if (one instanceof Map && other instanceof Map)
    return (
      one.size === other.size && [...one].every(([key, value]) => other.has(key) && isSame(value, other.get(key)!))
    );
  return one === other;
}

/** Of numbers, texts, moments and spans of the same kind. */
export function comparisonOf(one: RuleValue, other: RuleValue): number {
  const amounts = [one, other].map((value) =>
    value instanceof Moment || value instanceof Span ? value.micros : value,
  ) as [bigint, bigint];
  const isComparable =
    one !== null && other !== null && typeof amounts[0] === typeof amounts[1] && one.constructor === other.constructor;
  if (!isComparable || typeof amounts[0] === 'object') throw new Undecidable('these cannot be compared');
  return amounts[0] < amounts[1] ? -1 : amounts[0] > amounts[1] ? 1 : 0;
}
