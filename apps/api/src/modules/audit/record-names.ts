import type { AuditNoun } from '@toam/contracts/audit/audit';
import { readCustomerNames } from '../customers/customers.reads';
import { readHouseNames } from '../houses/houses.reads';
import { readStaffNames } from '../users/users.reads';

interface Named {
  noun: AuditNoun;
  id: number;
}

const keyOf = ({ noun, id }: Named): string => `${noun}:${id}`;

/** What records are called now, deleted ones included; those of other kinds go by their number. */
export async function recordNames(records: Named[]): Promise<(record: Named) => string | null> {
  const idsOf = (noun: AuditNoun) => [...new Set(records.flatMap((one) => (one.noun === noun ? [one.id] : [])))];
  const names = new Map<string, string>();
  for (const [id, { title, address }] of await readHouseNames(idsOf('house')))
    names.set(keyOf({ noun: 'house', id }), title ?? address);
  for (const [id, name] of await readCustomerNames(idsOf('customer'))) names.set(keyOf({ noun: 'customer', id }), name);
  for (const [id, { name }] of await readStaffNames(idsOf('user'))) names.set(keyOf({ noun: 'user', id }), name);
  return (record) => names.get(keyOf(record)) ?? null;
}
