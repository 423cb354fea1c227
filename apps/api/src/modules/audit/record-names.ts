import type { AuditNoun } from '@toam/contracts/audit/audit';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { dictionaryText } from '@toam/contracts/dictionary/dictionary.text';
import { targetText } from '@toam/contracts/business/target.text';
import { writtenDay } from '@toam/domain/day';
import { readEntryDays } from '../accumulations/accumulations.reads';
import { readCustomerNames } from '../customers/customers.reads';
import { readLedgerRecordNames } from '../deals/ledger-names.reads';
import { readNamesOf } from '../form-types/form-types.reads';
import { readHouseNames } from '../houses/houses.reads';
import { readEntryNames } from '../options/options.reads';
import { readTargetQuarters } from '../targets/targets.reads';
import { readStaffNames } from '../users/users.reads';

interface Named {
  noun: AuditNoun;
  id: number;
}

const keyOf = ({ noun, id }: Named): string => `${noun}:${id}`;

const ledgerNouns = ['transaction', 'receipt', 'coupon', 'cancel_bill', 'old_transaction'] as const;

/** Figures are called by whose they are and when. */
async function figureNames(idsOf: (noun: AuditNoun) => number[]): Promise<[Named, string][]> {
  const days = await readEntryDays(idsOf('accumulation'));
  const quarters = await readTargetQuarters(idsOf('target'));
  const staff = await readStaffNames([...days, ...quarters].flatMap(({ user_id }) => user_id ?? []));
  const nameOf = (id: number | null) => (id === null ? targetText.company : (staff.get(id)?.name ?? `#${id}`));
  return [
    ...days.map(({ id, user_id, date }): [Named, string] => [
      { noun: 'accumulation', id },
      accumulationText.ofDay(nameOf(user_id), writtenDay(date)),
    ]),
    ...quarters.map(({ id, user_id, year, quarter }): [Named, string] => [
      { noun: 'target', id },
      targetText.ofQuarter(nameOf(user_id), quarter, year),
    ]),
  ];
}

/** Current names of records, deleted ones included; null for other nouns, which are shown by number. */
export async function recordNames(records: Named[]): Promise<(record: Named) => string | null> {
  const idsOf = (noun: AuditNoun) => [...new Set(records.flatMap((one) => (one.noun === noun ? [one.id] : [])))];
  const names = new Map<string, string>();
  for (const [id, { title, address }] of await readHouseNames(idsOf('house')))
    names.set(keyOf({ noun: 'house', id }), title ?? address);
  for (const [id, name] of await readCustomerNames(idsOf('customer'))) names.set(keyOf({ noun: 'customer', id }), name);
  for (const [id, { name }] of await readStaffNames(idsOf('user'))) names.set(keyOf({ noun: 'user', id }), name);
  for (const [id, { type, value }] of await readEntryNames(idsOf('dictionary')))
    names.set(keyOf({ noun: 'dictionary', id }), `${dictionaryText.type[type]}: ${value}`);
  for (const [id, name] of await readNamesOf(idsOf('form_type'))) names.set(keyOf({ noun: 'form_type', id }), name);
  for (const noun of ledgerNouns)
    for (const { id, name } of await readLedgerRecordNames(noun, idsOf(noun))) names.set(keyOf({ noun, id }), name);
  for (const [record, name] of await figureNames(idsOf)) names.set(keyOf(record), name);
  return (record) => names.get(keyOf(record)) ?? null;
}
