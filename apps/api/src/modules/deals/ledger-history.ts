import { dealStatusText, dealText, dealTypeText, feeStatusText } from '@toam/contracts/deal/deal.text';
import { writtenDay } from '@toam/domain/day';
import { type DealColumnKind, ledgerColumns, type LedgerNoun } from '@toam/domain/deal/deal-columns';
import type { DealStatus, DealType, FeeStatus } from '@toam/domain/deal/deal-values';
import type { Change } from '../../history/record-changes';
import { readCustomerNames } from '../customers/customers.reads';
import { readHouseNames } from '../houses/houses.reads';
import { readStaffNames } from '../users/users.reads';

type Value = string | number | null;
type LedgerRecord = Readonly<Record<string, unknown>>;
type Names = Record<'staff' | 'customer' | 'house', Map<number, string>>;

const percent = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 3 });

/** A value as the history keeps it: names instead of ids, days as written, VND as digits. */
function inWords(kind: DealColumnKind, value: Value, names: Names): string | null {
  if (value === null) return null;
  switch (kind) {
    case 'day':
      return writtenDay(String(value));
    case 'percent':
      return percent.format(Number(value));
    case 'staff':
    case 'customer':
    case 'house':
      return names[kind].get(Number(value)) ?? `#${value}`;
    case 'type':
      return dealTypeText[value as DealType];
    case 'status':
      return dealStatusText[value as DealStatus];
    case 'feeStatus':
      return feeStatusText[value as FeeStatus];
    default:
      return String(value);
  }
}

const columnsOf = (noun: LedgerNoun) => Object.entries(ledgerColumns[noun]) as [string, { kind: DealColumnKind }][];

/** Names of everybody and everything that these records refer to. */
async function namesIn(noun: LedgerNoun, records: LedgerRecord[]): Promise<Names> {
  const idsOf = (wanted: DealColumnKind) => {
    const columns = columnsOf(noun).filter(([, { kind }]) => kind === wanted);
    return [
      ...new Set(
        columns.flatMap(([column]) => records.flatMap((record) => (record[column] ? [Number(record[column])] : []))),
      ),
    ];
  };
  const staff = await readStaffNames(idsOf('staff'));
  const houses = await readHouseNames(idsOf('house'));
  return {
    staff: new Map([...staff].map(([id, { name }]) => [id, name])),
    customer: await readCustomerNames(idsOf('customer')),
    house: new Map([...houses].map(([id, { address }]) => [id, address])),
  };
}

/** A record as it was and as it is. `before` is null for a new one. */
export interface LedgerPair {
  before: LedgerRecord | null;
  after: LedgerRecord;
}

/** The columns whose values differ. */
export const changedColumns = (noun: LedgerNoun, { before, after }: LedgerPair): string[] =>
  columnsOf(noun).flatMap(([column]) => ((before?.[column] ?? null) === (after[column] ?? null) ? [] : [column]));

/** Of each record the columns whose values differ, in words. The names that they hold are read at once. */
export async function ledgerChangesOf(noun: LedgerNoun, pairs: readonly LedgerPair[]): Promise<Change[][]> {
  const names = await namesIn(
    noun,
    pairs.flatMap(({ before, after }) => (before ? [before, after] : [after])),
  );
  const kinds: Record<string, { kind: DealColumnKind }> = ledgerColumns[noun];
  return pairs.map((pair) =>
    changedColumns(noun, pair).map((column) => ({
      column,
      old_value: inWords(kinds[column]!.kind, (pair.before?.[column] ?? null) as Value, names),
      new_value: inWords(kinds[column]!.kind, (pair.after[column] ?? null) as Value, names),
    })),
  );
}

/** `ledgerChangesOf` one record. */
export async function ledgerChanges(
  noun: LedgerNoun,
  before: LedgerRecord | null,
  after: LedgerRecord,
): Promise<Change[]> {
  const [changes] = await ledgerChangesOf(noun, [{ before, after }]);
  return changes!;
}

/** The change that bringing something back is. */
export const restoration: Change = { column: 'deleted_at', old_value: dealText.deleted, new_value: null };
