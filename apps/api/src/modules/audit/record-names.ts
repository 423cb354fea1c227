import type { AuditNoun } from '@toam/contracts/audit/audit';
import { dictionaryText } from '@toam/contracts/texts/dictionary';
import { readCustomerNames } from '../customers/customers.reads';
import { readNamesOf } from '../form-types/form-types.reads';
import { readHouseNames } from '../houses/houses.reads';
import { readEntryNames } from '../options/options.reads';
import { readStaffNames } from '../users/users.reads';

interface Named {
  noun: AuditNoun;
  id: number;
}

const keyOf = ({ noun, id }: Named): string => `${noun}:${id}`;

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
  return (record) => names.get(keyOf(record)) ?? null;
}
