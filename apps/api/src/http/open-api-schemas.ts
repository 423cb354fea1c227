import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same tree with every object changed by `change`, from the inside out. */
function mapped(value: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  if (!isNode(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)])));
}

/** Adds `items` to every array. Tuples have only `prefixItems`, which type generators do not read. */
function withItems(node: Node): Node {
  if (node.type !== 'array' || (node.items !== undefined && node.items !== false)) return node;
  const places = Array.isArray(node.prefixItems) ? node.prefixItems : [];
  const length = places.length > 0 ? { minItems: places.length, maxItems: places.length } : {};
  return { ...node, ...length, items: places.length > 0 ? { anyOf: places } : {} };
}

/** The schema behind a first check (too deep, too large). The first step accepts anything, so the second one is documented. */
function checkedAfter(schema: z.core.$ZodType): z.ZodType | undefined {
  if (!(schema instanceof z.ZodPipe)) return undefined;
  const { in: first, out } = schema.def;
  return first instanceof z.ZodUnknown && out instanceof z.ZodType ? out : undefined;
}

/**
 * Schemas of a document. Zod defines a recursive schema in `$defs`. Here it becomes a component of the document, because its
 * references would point to nothing otherwise.
 */
export class NamedSchemas {
  readonly all: Record<string, unknown> = {};

  define(name: string, schema: z.ZodType, io: 'input' | 'output'): void {
    this.all[name] = this.schemaOf(schema, io);
  }

  schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _dialect,
      $defs = {},
      ...described
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const checked = io === 'input' ? checkedAfter(zodSchema) : undefined;
        if (checked) Object.assign(jsonSchema, this.schemaOf(checked, io));
      },
    });
    const names = this.nameAll($defs, io);
    for (const [name, part] of Object.entries($defs)) this.all[names.get(name)!] ??= linked(part, names);
    return linked(described, names) as JsonSchema;
  }

  /** Answers have all their keys, calls may omit some. Where that matters, there are two schemas. */
  private nameAll(parts: Record<string, unknown>, io: 'input' | 'output'): Map<string, string> {
    return new Map(Object.keys(parts).map((name) => [name, io === 'input' ? `${name}Input` : name]));
  }
}

const linked = (tree: unknown, names: ReadonlyMap<string, string>): unknown =>
  mapped(tree, ({ id, ...node }) => {
    // zod repeats the name as `id`, a keyword of another dialect. A property named `id` stays.
    const named = typeof id === 'string' || id === undefined ? node : { id, ...node };
    const name = typeof node.$ref === 'string' ? names.get(node.$ref.replace('#/$defs/', '')) : undefined;
    return withItems(name === undefined ? named : { ...named, $ref: `#/components/schemas/${name}` });
  });
