import { isDeepStrictEqual } from 'node:util';
import { type ArticleText, articleToPlain } from '@toam/domain/article/article-text';
import { writtenDay } from '@toam/domain/day';
import { columnOf, type Field, type RefNoun } from '@toam/domain/record/field';
import type { AnyRecord } from '@toam/domain/record/record';
import { readAtOnce } from '../db/read-at-once';
import type { Change } from '../history/record-changes';
import { readShown } from './referred';

/** A row of a table whose columns are known by name only. */
export type Loose = Readonly<Record<string, unknown>>;
type Names = Map<RefNoun, ReadonlyMap<number, { name: string }>>;

/** A value as the history keeps it: names instead of ids, days as people write them, VND as digits. */
function inWords(field: Field, value: unknown, names: Names): string | null {
  if (value === null || value === undefined || value === '') return field.none ?? null;
  switch (field.kind) {
    case 'day':
    case 'date':
      return writtenDay(String(value));
    case 'moment':
      return (value as Date).toISOString();
    case 'article':
      return articleToPlain(value as ArticleText);
    case 'image':
      return `#${Number(value)}`;
    case 'images':
      return (value as number[]).map((id) => `#${id}`).join(', ') || null;
    case 'choice':
      return field.words[value as string | number] ?? String(value);
    case 'ref':
      return names.get(field.to)?.get(Number(value))?.name ?? `#${Number(value)}`;
    default:
      return String(value);
  }
}

/** Fields that history and audit tell of. Who made the record stands beside the entry already. */
const told = ({ fields }: AnyRecord): [string, Field][] =>
  Object.entries(fields).filter(([, { server, hidden }]) => server !== 'actor' && !hidden);

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null);

/** The names of the fields whose values differ. */
export const changedFields = (record: AnyRecord, before: Loose, after: Loose): string[] =>
  Object.entries(record.fields).flatMap(([name, field]) =>
    isSame(before[columnOf(name, field)], after[columnOf(name, field)]) ? [] : [name],
  );

async function namesIn(record: AnyRecord, rows: readonly Loose[]): Promise<Names> {
  const ids = new Map<RefNoun, number[]>();
  for (const [name, field] of told(record)) {
    if (field.kind !== 'ref') continue;
    const named = rows.flatMap((row) => (row[columnOf(name, field)] as number | null) ?? []);
    ids.set(field.to, [...(ids.get(field.to) ?? []), ...named]);
  }
  return new Map(
    await readAtOnce(
      ...[...ids].map(
        ([to, named]) =>
          async () =>
            [to, await readShown(to, named)] as const,
      ),
    ),
  );
}

/** The first values of a record. What is empty or 0 is not told. */
export async function firstValues(record: AnyRecord, made: Loose): Promise<Change[]> {
  const names = await namesIn(record, [made]);
  return told(record).map(([column, field]) => {
    const value = made[columnOf(column, field)];
    const isNothing = field.kind === 'count' && value === 0;
    return { column, old_value: null, new_value: isNothing ? null : inWords(field, value, names) };
  });
}

/** What became of each changed field. */
export async function changesBetween(record: AnyRecord, before: Loose, after: Loose): Promise<Change[]> {
  const changed = new Set(changedFields(record, before, after));
  const names = await namesIn(record, [before, after]);
  return told(record).flatMap(([column, field]) => {
    const words = (row: Loose) => inWords(field, row[columnOf(column, field)], names);
    return changed.has(column) ? [{ column, old_value: words(before), new_value: words(after) }] : [];
  });
}

/** The values of a record that is gone. */
export const lastValues = async (record: AnyRecord, gone: Loose): Promise<Change[]> =>
  (await firstValues(record, gone)).map(({ column, new_value }) => ({ column, old_value: new_value, new_value: null }));
