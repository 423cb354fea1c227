/** A value as Firestore writes it in JSON. One of the keys is there. */
export interface Value {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number;
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Fields };
}

export type Fields = Record<string, Value>;

/** Microseconds of a moment such as 2026-11-23T10:00:00.123456Z, with up to nine digits behind the point. */
export function microsOf(text: string): bigint {
  const [whole = '', part = ''] = text.replace('Z', '').split('.');
  return BigInt(Date.parse(`${whole}Z`)) * 1000n + BigInt(part.padEnd(6, '0').slice(0, 6));
}

export function momentText(micros: bigint): string {
  const seconds = new Date(Number(micros / 1000n)).toISOString().slice(0, 19);
  return `${seconds}.${String(micros % 1_000_000n).padStart(6, '0')}Z`;
}

/** Kinds in the order in which Firestore sorts them. */
const kinds = [
  'nullValue',
  'booleanValue',
  'number',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'arrayValue',
  'mapValue',
] as const;

export function kindOf(value: Value): (typeof kinds)[number] {
  const key = Object.keys(value)[0] as keyof Value;
  return key === 'integerValue' || key === 'doubleValue' ? 'number' : key;
}

export const numberOf = (value: Value): number => Number(value.integerValue ?? value.doubleValue);

const order = <T extends string | number | bigint | boolean>(one: T, other: T): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Firestore's order of values of any kind. */
export function compare(one: Value, other: Value): number {
  const kind = kindOf(one);
  const byKind = kinds.indexOf(kind) - kinds.indexOf(kindOf(other));
  if (byKind) return byKind;
  switch (kind) {
    case 'nullValue':
      return 0;
    case 'number':
      return numberOf(one) - numberOf(other);
    case 'timestampValue':
      return order(microsOf(one.timestampValue!), microsOf(other.timestampValue!));
    case 'arrayValue':
    case 'mapValue':
      return order(JSON.stringify(one), JSON.stringify(other));
    default:
      return order(one[kind]!, other[kind]!);
  }
}

/** The names of a field path; a name in backticks may hold dots. */
const namesOf = (path: string): string[] =>
  [...path.matchAll(/`((?:[^`\\]|\\.)*)`|([^.]+)/g)].map(([, quoted, bare]) =>
    quoted === undefined ? bare! : quoted.replace(/\\(.)/g, '$1'),
  );

export function readField(fields: Fields, path: string): Value | undefined {
  let value: Value | undefined = { mapValue: { fields } };
  for (const name of namesOf(path)) value = value?.mapValue?.fields?.[name];
  return value;
}

/** @param value undefined removes the field */
export function writeField(fields: Fields, path: string, value: Value | undefined): void {
  const names = namesOf(path);
  const last = names.pop()!;
  let within = fields;
  for (const name of names) {
    const map = (within[name] = within[name]?.mapValue ? within[name] : { mapValue: {} });
    within = map.mapValue!.fields ??= {};
  }
  if (value === undefined) delete within[last];
  else within[last] = value;
}

/** Plain data as Firestore writes it; a Date is a timestamp. For tests. */
export function valueOf(plain: unknown): Value {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (plain instanceof Date) return { timestampValue: momentText(BigInt(plain.getTime()) * 1000n) };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(plain as object) } };
}

export const fieldsOf = (plain: object): Fields =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, valueOf(value)]));
