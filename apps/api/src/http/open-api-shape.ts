/** What of a JSON schema decides whether a client still understands an answer, or is still understood. */
interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
}
interface Content {
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Types of each field by its path: `{ 'data.list[].id': 'integer', 'query.page': 'absent|integer' }`. */
export type Fields = Record<string, string>;
/** By "GET /api/house/{id}". */
export type ApiShape = Record<string, { request: Fields; answer: Fields }>;

type Types = Map<string, Set<string>>;

function add(into: Types, path: string, ...types: string[]): void {
  const known = into.get(path) ?? new Set();
  for (const type of types) known.add(type);
  into.set(path, known);
}

function addAll(into: Types, more: Types): void {
  for (const [path, types] of more) add(into, path, ...types);
}

/** One of several: what only some of them have may be absent. */
function alternatives(all: Types[]): Types {
  const merged: Types = new Map();
  for (const one of all) addAll(merged, one);
  const objects = all.filter((one) => one.size > 1);
  for (const path of merged.keys()) if (objects.some((one) => !one.has(path))) add(merged, path, 'absent');
  return merged;
}

const typesOf = ({ type, const: only, enum: values }: Schema): string[] => {
  if (type !== undefined) return [type].flat();
  if (only !== undefined) return [typeof only];
  return values ? [...new Set(values.map((value) => typeof value))] : ['any'];
};

/** Reads schemas of a document, with what they refer to. */
class Reader {
  constructor(private readonly named: Record<string, Schema>) {}

  /** @param inside names of the schemas that the field is inside of: one that holds itself ends there */
  read(schema: Schema, path: string, inside: string[] = []): Types {
    const name = schema.$ref?.split('/').at(-1);
    if (name) {
      const target = this.named[name];
      if (inside.includes(name) || !target) return new Map([[path, new Set([`#${name}`])]]);
      return this.read(target, path, [...inside, name]);
    }
    const found: Types = new Map();
    const either = schema.anyOf ?? schema.oneOf;
    if (either) addAll(found, alternatives(either.map((one) => this.read(one, path, inside))));
    for (const part of schema.allOf ?? []) addAll(found, this.read(part, path, inside));
    if (found.size > 0) return found;
    add(found, path, ...typesOf(schema));
    addAll(found, this.inside(schema, path, inside));
    return found;
  }

  private inside(
    { properties = {}, required = [], additionalProperties, items }: Schema,
    path: string,
    inside: string[],
  ) {
    const found: Types = new Map();
    for (const [name, schema] of Object.entries(properties)) {
      const at = path ? `${path}.${name}` : name;
      addAll(found, this.read(schema, at, inside));
      if (!required.includes(name)) add(found, at, 'absent');
    }
    if (typeof additionalProperties === 'object') addAll(found, this.read(additionalProperties, `${path}.*`, inside));
    if (items) addAll(found, this.read(items, `${path}[]`, inside));
    return found;
  }
}

const fieldsOf = (types: Types): Fields =>
  Object.fromEntries(
    [...types].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, all]) => [path, [...all].sort().join('|')]),
  );

const schemasIn = ({ content = {} }: Content): Schema[] => Object.values(content).map(({ schema }) => schema);

/**
 * What clients of an API rely on, short enough to be read in a change: each call with the fields that it takes and answers, their types,
 * and which may be absent. Limits, patterns, words and refusals are left out.
 */
export function shapeOf({ paths, components }: Document): ApiShape {
  const reader = new Reader(components.schemas);
  const shapes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses }]) => {
      const request: Types = new Map();
      for (const { name, in: place, required, schema } of parameters) {
        addAll(request, reader.read(schema, `${place}.${name}`));
        if (!required) add(request, `${place}.${name}`, 'absent');
      }
      for (const schema of schemasIn(requestBody ?? {})) addAll(request, reader.read(schema, 'body'));
      if (requestBody && !requestBody.required) add(request, 'body', 'absent');
      const answer = alternatives(schemasIn(responses['200'] ?? {}).map((schema) => reader.read(schema, '')));
      return [`${method.toUpperCase()} ${path}`, { request: fieldsOf(request), answer: fieldsOf(answer) }] as const;
    }),
  );
  return Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** As `docs/api-shape.json` has it: a field a line. */
export const writtenShape = (document: Document): string => `${JSON.stringify(shapeOf(document), null, 1)}\n`;
