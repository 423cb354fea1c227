import type { Document } from './database';
import { Failure } from './failure';
import { compare, kindOf, readField, type Value } from './value';

interface FieldFilter {
  field: { fieldPath: string };
  op: string;
  value: Value;
}

export interface Filter {
  compositeFilter?: { op: 'AND' | 'OR'; filters?: Filter[] };
  fieldFilter?: FieldFilter;
}

interface Order {
  field: { fieldPath: string };
  direction?: 'ASCENDING' | 'DESCENDING';
}

interface Cursor {
  values: Value[];
  before?: boolean;
}

/** A query as the SDK sends it. */
export interface Query {
  from: [{ collectionId: string }];
  where?: Filter;
  orderBy?: Order[];
  startAt?: Cursor;
  limit?: number | { value: number };
}

const valueAt = (document: Document, path: string): Value | undefined =>
  path === '__name__' ? { referenceValue: document.name } : readField(document.fields, path);

const tests: Record<string, (found: Value, asked: Value) => boolean> = {
  EQUAL: (found, asked) => compare(found, asked) === 0,
  GREATER_THAN: (found, asked) => kindOf(found) === kindOf(asked) && compare(found, asked) > 0,
  GREATER_THAN_OR_EQUAL: (found, asked) => kindOf(found) === kindOf(asked) && compare(found, asked) >= 0,
  ARRAY_CONTAINS: (found, asked) => (found.arrayValue?.values ?? []).some((value) => compare(value, asked) === 0),
  IN: (found, asked) => (asked.arrayValue?.values ?? []).some((value) => compare(value, found) === 0),
};

function fits(document: Document, filter: Filter | undefined): boolean {
  if (!filter) return true;
  if (filter.compositeFilter) {
    const { op, filters = [] } = filter.compositeFilter;
    if (op !== 'AND') throw new Failure('UNIMPLEMENTED', `The emulator does not know ${op}`);
    return filters.every((one) => fits(document, one));
  }
  const { field, op, value } = filter.fieldFilter!;
  const test = tests[op];
  if (!test) throw new Failure('UNIMPLEMENTED', `The emulator does not know the filter ${op}`);
  const found = valueAt(document, field.fieldPath);
  return found !== undefined && test(found, value);
}

/** The query's own order, then by name, as Firestore completes it. */
function ordersOf({ orderBy = [] }: Query): Order[] {
  if (orderBy.some(({ field }) => field.fieldPath === '__name__')) return orderBy;
  return [...orderBy, { field: { fieldPath: '__name__' }, direction: orderBy.at(-1)?.direction ?? 'ASCENDING' }];
}

const signOf = ({ direction }: Order) => (direction === 'DESCENDING' ? -1 : 1);

/** The documents that a query finds, in its order. A document without a field of the order is not among them. */
export function runQuery(documents: Iterable<Document>, parent: string, query: Query): Document[] {
  const orders = ordersOf(query);
  const folder = `${parent}/${query.from[0].collectionId}/`;
  const against = (document: Document, { values }: Cursor): number => {
    for (const [at, value] of values.entries()) {
      const found = compare(valueAt(document, orders[at]!.field.fieldPath)!, value) * signOf(orders[at]!);
      if (found) return found;
    }
    return 0;
  };
  const { startAt } = query;
  const limit = typeof query.limit === 'object' ? query.limit.value : query.limit;
  return [...documents]
    .filter(({ name }) => name.startsWith(folder) && !name.slice(folder.length).includes('/'))
    .filter((document) => fits(document, query.where))
    .filter((document) => orders.every(({ field }) => valueAt(document, field.fieldPath) !== undefined))
    .toSorted((one, other) => against(one, { values: orders.map(({ field }) => valueAt(other, field.fieldPath)!) }))
    .filter((document) => !startAt || against(document, startAt) >= (startAt.before ? 0 : 1))
    .slice(0, limit);
}
