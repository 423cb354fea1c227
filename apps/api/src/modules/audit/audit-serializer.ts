import type { AuditedChange, AuditNoun } from '@toam/contracts/audit/audit';
import { type AuditRow, maxListedChanges, type readAudit } from '@toam/contracts/audit/audit.endpoints';
import type { z } from 'zod';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { dictionaryText } from '@toam/contracts/dictionary/dictionary.text';
import { targetText } from '@toam/contracts/business/target.text';
import { writtenDay } from '@toam/domain/day';
import type { RevealPlace } from '@toam/contracts/audit/reveal-place';
import { asc, count, eq, inArray } from 'drizzle-orm';
import { toEpoch } from '../../db/columns';
import { avatarUrl, readStaffNames } from '../users/users.reads';
import type { FoundEntry } from './audit-list.queries';
import { auditChangeLabel, auditColumnLabel, auditDetailLines, auditValueLabel } from './audit-labels';
import { readEntryDays } from '../accumulations/accumulations.reads';
import { readCustomerNames } from '../customers/customers.reads';
import { readLedgerRecordNames } from '../deals/ledger-names.reads';
import { readNamesOf } from '../form-types/form-types.reads';
import { readHouseNames } from '../houses/houses.reads';
import { readEntryNames } from '../options/options.reads';
import { readTargetQuarters } from '../targets/targets.reads';
import { phoneReveals } from '../../audit/reveal.schema';
import { db } from '../../db/db';

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
async function recordNames(records: Named[]): Promise<(record: Named) => string | null> {
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

type NameOf = Awaited<ReturnType<typeof recordNames>>;

const subjectOf = ({ entry: { noun, record_id } }: FoundEntry) => (record_id === null ? [] : [{ noun, id: record_id }]);

/** How many phone numbers were shown in one place. */
interface Reveal {
  place: RevealPlace;
  count: number;
}

/** By entry: in which places phone numbers were shown, and how many. One entry covers an hour. D107. */
async function readReveals(entryIds: number[]): Promise<Map<number, Reveal[]>> {
  if (entryIds.length === 0) return new Map();
  const { entry_id, place } = phoneReveals;
  const found = await db()
    .select({ entry_id, place, count: count() })
    .from(phoneReveals)
    .where(inArray(entry_id, entryIds))
    .groupBy(entry_id, place)
    .orderBy(asc(entry_id), asc(place));
  const told = new Map<number, Reveal[]>();
  for (const { entry_id: id, ...at } of found) told.set(id, [...(told.get(id) ?? []), at]);
  return told;
}

/** The records whose phone numbers an entry reports, in the order in which they were shown. */
async function readRevealedRecords(entryId: number) {
  const { noun, record_id, created_at } = phoneReveals;
  const found = await db()
    .select({ noun, id: record_id })
    .from(phoneReveals)
    .where(eq(phoneReveals.entry_id, entryId))
    .orderBy(asc(created_at), asc(noun), asc(record_id));
  return found.map((record) => ({ ...record, changes: [] }));
}

function common({ entry, actor }: FoundEntry, nameOf: NameOf, told: Reveal[] = []) {
  const { id, action, noun, record_id, count, job, ip } = entry;
  return {
    ...{ id, action, noun, record_id, job, ip, told },
    count: told.reduce((sum, { count: more }) => sum + more, count),
    user: actor && { id: actor.id, name: actor.name, avatar: avatarUrl(actor.portrait) },
    record_name: record_id === null ? null : nameOf({ noun, id: record_id }),
    created_at: toEpoch(entry.created_at),
  };
}

/** Rows of the list, each with the first changes of its own record. */
export async function serializeRows(found: FoundEntry[]): Promise<AuditRow[]> {
  const nameOf = await recordNames(found.flatMap(subjectOf));
  const told = await readReveals(found.map(({ entry }) => entry.id));
  return found.map((one) => {
    const { changes } = one.entry;
    const own = changes.find(({ noun }) => noun === one.entry.noun) ?? changes[0];
    return {
      ...common(one, nameOf, told.get(one.entry.id)),
      changes: (own?.changes ?? [])
        .slice(0, maxListedChanges)
        .map((change) => ({ ...change, text: auditChangeLabel(one.entry.noun, change) })),
      change_count: changes.reduce((count, record) => count + record.changes.length, 0),
    };
  });
}

/** Records that an entry names, without those whose changes it shows. */
const maxNamed = 50;

function touchedBy({ entry: { changes, records } }: FoundEntry) {
  const shown = new Set(changes.map(({ noun, id }) => `${noun}:${id}`));
  const others = records
    .filter((key) => !shown.has(key))
    .map((key) => {
      const [noun = '', id] = key.split(':');
      return { noun: noun as AuditNoun, id: Number(id), changes: [] };
    });
  return [...changes, ...others];
}

const writtenChange = (noun: AuditNoun, change: AuditedChange) => ({
  ...change,
  label: auditColumnLabel(noun, change.column),
  old_text: auditValueLabel(noun, change.column, change.old_value),
  new_text: auditValueLabel(noun, change.column, change.new_value),
});

/** An entry with all its details. */
export async function serializeEntry(found: FoundEntry): Promise<z.input<(typeof readAudit)['data']>> {
  const { id } = found.entry;
  const touched = [...touchedBy(found), ...(await readRevealedRecords(id))];
  const records = touched.slice(0, maxNamed);
  const nameOf = await recordNames([...subjectOf(found), ...records]);
  return {
    ...common(found, nameOf, (await readReveals([id])).get(id)),
    detail: found.entry.detail,
    detail_lines: auditDetailLines(found.entry.noun, found.entry.detail),
    records: records.map((record) => ({
      ...record,
      name: nameOf(record),
      changes: record.changes.map((change) => writtenChange(record.noun, change)),
    })),
    more_records: touched.length - records.length,
  };
}
