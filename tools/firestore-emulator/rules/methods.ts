import { Difference, isSame, Moment, type RuleMap, type RuleValue, Span, Undecidable } from './rule-value';

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
  if (name === 'size') return map.size;
  if (name === 'get' && typeof first === 'string') return map.get(first) ?? second;
  if (name === 'diff' && first !== undefined && isMap(first)) return new Difference(differing(map, first));
  throw new Undecidable(`a map has no ${name}`);
}

function ofList(list: RuleValue[], name: string, given: RuleValue[]): RuleValue {
  if (name === 'size') return list.length;
  const others = listOf(given[0]);
  if (name === 'hasOnly') return list.every((value) => holds(others, value));
  if (name === 'hasAll') return others.every((value) => holds(list, value));
  throw new Undecidable(`a list has no ${name}`);
}

function ofText(text: string, name: string, given: RuleValue[]): RuleValue {
  if (name === 'size') return [...text].length;
  if (name === 'matches' && typeof given[0] === 'string') return new RegExp(`^(?:${given[0]})$`).test(text);
  throw new Undecidable(`a text has no ${name}`);
}

/** `of.name(given)` */
export function callMethod(of: RuleValue, name: string, given: RuleValue[]): RuleValue {
  if (typeof of === 'string') return ofText(of, name, given);
  if (Array.isArray(of)) return ofList(of, name, given);
  if (of instanceof Difference && name === 'affectedKeys') return of.affectedKeys;
  if (isMap(of)) return ofMap(of, name, given);
  throw new Undecidable(`nothing has ${name} here`);
}

const units: Record<string, bigint> = { s: 1_000_000n, m: 60_000_000n };

/** Functions of a namespace, such as `duration.value(120, 's')`. */
export const namespaces: Record<string, (given: RuleValue[]) => RuleValue> = {
  'duration.value': ([amount, unit]) => new Span(BigInt(amount as number) * units[unit as string]!),
  'timestamp.value': ([milliseconds]) => new Moment(BigInt(milliseconds as number) * 1000n),
};

export const kinds: Record<string, (value: RuleValue) => boolean> = {
  bool: (value) => typeof value === 'boolean',
  int: (value) => typeof value === 'number' && Number.isInteger(value),
  string: (value) => typeof value === 'string',
  timestamp: (value) => value instanceof Moment,
  list: (value) => Array.isArray(value),
  map: isMap,
};
