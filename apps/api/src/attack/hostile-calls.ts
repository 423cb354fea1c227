import type { Endpoint } from '@toam/contracts/endpoint';
import fc from 'fast-check';
import type { SentCall } from '../testing/example-call';
import { foreignCall } from './foreign-call';
import { referred, type SchemaNode, schemaOf } from './schema-node';

type Any = fc.Arbitrary<unknown>;

/** Too deep for a recursive function. */
function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { content: value };
  return value;
}

/** Values that often break databases, parsers and code. */
const nasty: Any = fc.oneof(
  // no column stores these
  fc.constantFrom<unknown>('a\0b', 'b\ud83d', { a: 'b\0' }, { 'a\0': 'b' }, nested(3000)),
  fc.constantFrom<unknown>(
    ...[null, '', `%_\\'";--`, 'ﷺ'.repeat(5000), -1, 0, 1.5, 70_000, 99_999_999_999, 1e308, -1e308, true, [], {}],
    ...[
      '0000-01-01',
      '9999-12-31',
      9_007_199_254_740_993,
      '1e400',
      'NaN',
      'Infinity',
      '-1',
      '0',
      '1.5',
      '1e9',
      '70000',
      '99999999999',
      '9007199254740991',
      '1,99999999999',
      'true',
      '１',
      'x'.repeat(150),
    ],
    ...[
      '<script>alert(1)</script>',
      '{{7*7}}',
      '${7*7}',
      '../../etc/passwd',
      '=1+1',
      '\u202eabc',
      '1; select pg_sleep(9)',
      '\r\nX: 1',
      '((((((((((a+)+)+)+)+',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Keys that mean something to a language or a framework. */
const strangeKeys = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'length',
  'hasOwnProperty',
  '',
  '$where',
  'a.b',
  'a[0]',
  'id',
  'user_id',
  'role',
  'ﷺ',
  '\0',
);

/** Integers of the planted records more often than others, and the ends of the schema. */
function integers({ minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: SchemaNode): Any {
  const [min, max] = [Math.ceil(Number(minimum)), Math.floor(Number(maximum))];
  const near = fc.integer({ min: Math.max(min, 0), max: Math.max(Math.min(max, 9), min, 0) });
  return fc.oneof({ arbitrary: near, weight: 3 }, fc.maxSafeInteger(), fc.constantFrom(min, max, max + 1));
}

function strings({ minLength = 0, maxLength = 60, pattern }: SchemaNode): Any {
  const free = fc.string({
    unit: 'grapheme',
    minLength: Number(minLength),
    maxLength: Math.max(Number(minLength), Math.min(60, Number(maxLength))),
  });
  // not every pattern can be drawn
  if (typeof pattern !== 'string' || /\\p\{|\(\?/.test(pattern)) return free;
  return fc.oneof(free, fc.stringMatching(new RegExp(pattern)));
}

/** Draws values of a schema, and with it of what it refers to. */
class Drawing {
  of(schema: SchemaNode, depth = 0): Any {
    const either = schema.anyOf ?? schema.oneOf;
    if (depth > 5) return fc.constant(null);
    if (schema.$ref) return this.of(referred(schema.$ref), depth + 1);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
    if (either) return fc.oneof(...either.map((one) => this.of(one, depth + 1)));
    return this.ofType(schema, depth);
  }

  private ofType(schema: SchemaNode, depth: number): Any {
    if (schema.type === 'integer') return integers(schema);
    if (schema.type === 'number') return fc.oneof(integers(schema), fc.double({ noNaN: true }));
    if (schema.type === 'string') return strings(schema);
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'null') return fc.constant(null);
    if (schema.type === 'array')
      return fc.array(this.of(schema.items ?? {}, depth + 1), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.max(3, Number(schema.minItems ?? 0)),
      });
    return schema.type === 'object' ? this.ofObject(schema, depth) : fc.jsonValue({ maxDepth: 2 });
  }

  private ofObject({ properties = {}, additionalProperties, required = [] }: SchemaNode, depth: number): Any {
    if (typeof additionalProperties === 'object')
      return fc.dictionary(fc.string({ maxLength: 8 }), this.of(additionalProperties, depth + 1), {
        maxKeys: 3,
      });
    const parts = Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, this.of(part, depth + 1)]),
    );
    return fc.record(parts, { requiredKeys: required.filter((name) => Object.hasOwn(parts, name)) });
  }
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every place of a value: the object or list that holds it, and its key there. */
function* places(value: unknown, depth = 0): Generator<[Record<string, unknown>, string]> {
  if (!isHolder(value) || depth > 8) return;
  for (const key of Object.keys(value)) {
    yield [value, key];
    yield* places(value[key], depth + 1);
  }
}

/** A change at one of the places. */
const change = fc.record({
  part: fc.constantFrom('params', 'query', 'whole', 'whole'),
  at: fc.nat({ max: 10_000 }),
  how: fc.constantFrom('spoil', 'spoil', 'spoil', 'drop', 'list', 'add'),
  key: strangeKeys,
  value: nasty,
});
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

function changed(part: unknown, { at, how, key, value: drawn }: Change): void {
  const all = [...places(part)];
  if (all.length === 0) return;
  const [holder, name] = all[at % all.length]!;
  // it may be changed itself, and is drawn again
  const value: unknown = isHolder(drawn) ? JSON.parse(JSON.stringify(drawn)) : drawn;
  if (how === 'spoil') holder[name] = value;
  if (how === 'drop') delete holder[name];
  if (how === 'list') holder[name] = [holder[name], value];
  if (how === 'add' && !Array.isArray(holder))
    Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** As an address has it. What is drawn may have a `toString` that is none. */
const written = (part: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, isHolder(value) ? JSON.stringify(value) : value]),
  );

/** Calls of an endpoint that nobody would send: drawn from its schema or from its example, and then spoiled. */
export function hostileCalls(endpoint: Endpoint): fc.Arbitrary<SentCall> {
  const drawing = new Drawing();
  const example = foreignCall(endpoint);
  const part = (name: 'params' | 'query' | 'body') =>
    fc.oneof({ arbitrary: fc.constant(example[name]), weight: 2 }, drawing.of(schemaOf(endpoint[name])));
  return fc
    .tuple(
      fc.record({ params: fc.constant(example.params), query: part('query'), body: part('body') }),
      fc.array(change, { minLength: 0, maxLength: 3 }),
    )
    .map(([call, changes]) => {
      const copy = structuredClone(call) as Required<SentCall>;
      // the body may be anything, the other parts have an address to fit into
      const parts = { params: copy.params, query: copy.query, whole: { body: copy.body } };
      for (const one of changes) changed(parts[one.part], one);
      const params = written({ ...example.params, ...parts.params });
      return { params, query: written(parts.query), body: parts.whole.body } as SentCall;
    });
}
