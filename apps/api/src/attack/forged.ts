import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { referred, type SchemaNode } from './schema-node';

export type Forged = Record<string, unknown>;

const camel = (name: string): string => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** A value that the column would take, and that nobody would choose. */
function valueFor(type: string, name: string): unknown {
  if (type === 'boolean') return true;
  if (type.startsWith('timestamp') || type === 'date') return '2001-02-03';
  if (type === 'json' || type === 'jsonb') return { forged: name };
  if (type === 'ARRAY') return [31_337];
  if (type === 'uuid') return 'f0e9ed00-0000-4000-8000-000000000000';
  if (type === 'smallint') return 1;
  return /^(integer|bigint|numeric|double)/.test(type) ? 31_337 : `forged ${name}`;
}

/** Rights that no column has, as others name them. */
const elsewhere = {
  is_admin: true,
  isAdmin: true,
  admin: true,
  permissions: ['*'],
  roles: ['admin'],
  approved: true,
  owner: 1,
  force: true,
};

/** A value for every column of the database, as the database and as scripts write its name. */
export async function forgedColumns(): Promise<Forged> {
  const { rows } = await db().execute<{ name: string; type: string }>(
    sql`select distinct on (column_name) column_name as name, data_type as type
        from information_schema.columns where table_schema = 'public' order by column_name, data_type`,
  );
  const named = rows.flatMap(({ name, type }) => [
    [name, valueFor(type, name)] as const,
    [camel(name), valueFor(type, name)] as const,
  ]);
  return { ...elsewhere, ...Object.fromEntries(named) };
}

/** The schema with those that it is one or all of, and what it refers to. */
function alternatives(schema: SchemaNode): SchemaNode[] {
  if (schema.$ref) return alternatives(referred(schema.$ref));
  const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) => some ?? []);
  return [schema, ...parts.flatMap((part) => alternatives(part))];
}

const isObject = (value: unknown): value is Forged =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with every forged key that its schema does not know, at every depth. Objects whose keys are data stay as they are. */
export function withForged(schema: SchemaNode, value: unknown, forged: Forged): unknown {
  const all = alternatives(schema);
  if (Array.isArray(value)) {
    const items = all.find((one) => one.items)?.items;
    return items ? value.map((one) => withForged(items, one, forged)) : value;
  }
  if (!isObject(value) || all.some(({ additionalProperties: more }) => more !== undefined && more !== false))
    return value;
  const known = Object.assign({}, ...all.map((one) => one.properties ?? {})) as Record<string, SchemaNode>;
  const unknown = Object.entries(forged).filter(([key]) => !Object.hasOwn(known, key));
  const kept = Object.entries(value).map(([key, one]) => [key, withForged(known[key] ?? {}, one, forged)] as const);
  return Object.fromEntries([...unknown, ...kept]);
}
