import { createHash } from 'node:crypto';
import { Difference, Digest, isSame, Moment, type RuleMap, type RuleValue, Span, Undecidable } from './rule-value';

const isMap = (value: RuleValue): value is RuleMap => value instanceof Map;

const holds = (list: RuleValue[], value: RuleValue) => list.some((other) => isSame(other, value));

function listOf(value: RuleValue | undefined): RuleValue[] {
  if (!Array.isArray(value)) throw new Undecidable('not a list');
  return value;
}

function differing(after: RuleMap, before: RuleMap): string[] {
  const names = new Set([...after.keys(), ...before.keys()]);
  return [...names].filter(
    (name) => !after.has(name) || !before.has(name) || !isSame(after.get(name)!, before.get(name)!),
  );
}

function ofMap(map: RuleMap, name: string, given: RuleValue[]): RuleValue {
  const [first, second = null] = given;
  if (name === 'keys') return [...map.keys()];
  if (name === 'get' && typeof first === 'string') return map.get(first) ?? second;
  if (name === 'diff' && first !== undefined && isMap(first)) return new Difference(differing(map, first));
  throw new Undecidable(`a map has no ${name}`);
}

function ofList(list: RuleValue[], name: string, given: RuleValue[]): RuleValue {
  if (name === 'size') return list.length;
  if (name === 'join' && typeof given[0] === 'string') {
    if (!list.every((value) => typeof value === 'string')) throw new Undecidable('not a list of texts');
    return list.join(given[0]);
  }
  const others = listOf(given[0]);
  if (name === 'hasOnly') return list.every((value) => holds(others, value));
  if (name === 'hasAll') return others.every((value) => holds(list, value));
  throw new Undecidable(`a list has no ${name}`);
}

/** Google's rules write RE2: dots that match line ends are asked for inside the text, and signs have their number in braces. */
function pattern(re2: string): RegExp {
  const dotAll = re2.startsWith('(?s)');
  const source = (dotAll ? re2.slice('(?s)'.length) : re2).replaceAll('\\x{', String.raw`\u{`);
  return new RegExp(`^(?:${source})$`, dotAll ? 'su' : 'u');
}

function ofText(text: string, name: string, given: RuleValue[]): RuleValue {
  if (name === 'size') return [...text].length;
  if (name === 'matches' && typeof given[0] === 'string') return pattern(given[0]).test(text);
  throw new Undecidable(`a text has no ${name}`);
}

/** `of.name(given)` */
export function callMethod(of: RuleValue, name: string, given: RuleValue[]): RuleValue {
  if (of instanceof Digest && name === 'toHexString') return of.hex;
  if (typeof of === 'string') return ofText(of, name, given);
  if (Array.isArray(of)) return ofList(of, name, given);
  if (of instanceof Difference && name === 'affectedKeys') return of.affectedKeys;
  if (isMap(of)) return ofMap(of, name, given);
  throw new Undecidable(`nothing has ${name} here`);
}

function textOf(value: RuleValue | undefined): string {
  if (typeof value !== 'string') throw new Undecidable('not a text');
  return value;
}

const units: Record<string, bigint> = { s: 1_000_000n, m: 60_000_000n };

/** Functions of a namespace, such as `duration.value(120, 's')`. */
export const namespaces: Record<string, (given: RuleValue[]) => RuleValue> = {
  'duration.value': ([amount, unit]) => new Span(BigInt(amount as number) * units[unit as string]!),
  'hashing.sha256': ([text]) => new Digest(createHash('sha256').update(textOf(text)).digest('hex')),
  'timestamp.value': ([milliseconds]) => {
    if (typeof milliseconds !== 'number') throw new Undecidable('not a moment');
    return new Moment(BigInt(milliseconds) * 1000n);
  },
};

export const kinds: Record<string, (value: RuleValue) => boolean> = {
  bool: (value) => typeof value === 'boolean',
  int: (value) => typeof value === 'number' && Number.isInteger(value),
  string: (value) => typeof value === 'string',
  timestamp: (value) => value instanceof Moment,
  list: (value) => Array.isArray(value),
  map: isMap,
};
