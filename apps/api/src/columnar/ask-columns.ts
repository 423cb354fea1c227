import { maxCounted } from '@toam/contracts/page';
import { inTx } from '../db/db';
import type { Page } from '../http/page';
import type { ColumnSource } from './column-source';
import type { Condition } from './condition';
import type { StoreAnswer, StoreOrder, StoreQuestion } from './store-question';

/** Undefined if the database must be asked. */
type Ask = (question: StoreQuestion) => Promise<StoreAnswer | undefined>;

const answerers = new Map<string, Ask>();

/** Sets what answers questions about a source's rows; undefined: nothing does. */
export function answerBy(source: string, ask: Ask | undefined): void {
  if (ask) answerers.set(source, ask);
  else answerers.delete(source);
}

/** Whether columns could answer now. A transaction sees its own changes, which no column has. */
export const hasColumns = ({ name }: { name: string }): boolean => answerers.has(name) && !inTx();

/** Undefined if the database must be asked. */
const askColumns = <Column extends string>(
  source: ColumnSource<Column>,
  question: StoreQuestion<Column>,
): Promise<StoreAnswer | undefined> =>
  hasColumns(source) ? answerers.get(source.name)!(question as StoreQuestion) : Promise.resolve(undefined);

let hasTextOrder = true;

/** Sets whether columns answer lists in the order of a text. */
export function answerInTextOrder(does: boolean): void {
  hasTextOrder = does;
}

const isByText = <Column extends string>({ columns }: ColumnSource<Column>, order: StoreOrder<Column>): boolean =>
  'column' in order && order.column !== 'id' && ['text', 'plain'].includes(columns[order.column].kind);

/** A page of a list, and how many rows the list has, at most `maxCounted` + 1. */
export type FoundPage = Pick<StoreAnswer, 'total' | 'ids'>;

/** Lists count no further: `capped` says of one more that there are more. */
const atMost = (count: number) => Math.min(count, maxCounted + 1);

/** The rows that meet a condition; undefined if the database must be asked. */
export async function askPage<Column extends string>(
  source: ColumnSource<Column>,
  where: Condition<Column>,
  order: StoreOrder<Column>,
  { page, size }: Page,
): Promise<FoundPage | undefined> {
  if (isByText(source, order) && !hasTextOrder) return undefined;
  const found = await askColumns(source, { where, counts: {}, order, offset: (page - 1) * size, limit: size });
  return found && { total: atMost(found.total), ids: found.ids };
}

/** How many of the rows that meet a condition meet each of others, each at most `maxCounted` + 1. */
export async function askCounts<Column extends string, Name extends string>(
  source: ColumnSource<Column>,
  where: Condition<Column>,
  counts: Record<Name, Condition<Column>>,
): Promise<Record<Name, number> | undefined> {
  const found = await askColumns(source, { where, counts, order: newest, offset: 0, limit: 0 });
  const counted = found && Object.entries(found.counts).map(([name, count]) => [name, atMost(count)]);
  return counted && (Object.fromEntries(counted) as Record<Name, number>);
}

const newest = { column: 'id', direction: 'desc' } as const;
