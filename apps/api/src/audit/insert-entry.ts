import type { AuditAction, AuditedChange, AuditNoun } from '@toam/contracts/audit/audit';
import { cutText } from '@toam/domain/cut-text';
import { plain } from '@toam/domain/vietnamese';
import { db } from '../db/db';
import { auditEntries } from './audit.schema';

/** Records whose values before and after are in an entry. For further ones it has only the ids. */
export const maxShownRecords = 20;
/** Records by which a search finds an entry. */
const maxRecords = 5000;
/** Characters per value. Notes and descriptions may be longer; the history has them complete. */
const maxCharacters = 1000;
/** Characters of the search text. */
const maxSearched = 400;

interface Touched {
  noun: AuditNoun;
  id: number;
  changes: AuditedChange[];
}

export interface NewEntry {
  /** Null: the system, or a visitor of the website. */
  userId: number | null;
  ip: string | null;
  job: string | null;
  action: AuditAction;
  noun: AuditNoun;
  recordId: number | null;
  count: number;
  detail: Record<string, unknown>;
  touched: Touched[];
}

const cut = (value: string | null): string | null =>
  value !== null && value.length > maxCharacters ? `${cutText(value, maxCharacters)}…` : value;

const shown = ({ noun, id, changes }: Touched): Touched => ({
  noun,
  id,
  changes: changes.map(({ column, old_value, new_value }) => ({
    column,
    old_value: cut(old_value),
    new_value: cut(new_value),
  })),
});

function recordsOf({ noun, recordId, touched }: NewEntry): string[] {
  const keys = touched.map((one) => `${one.noun}:${one.id}`);
  return [...new Set(recordId === null ? keys : [`${noun}:${recordId}`, ...keys])].slice(0, maxRecords);
}

function searchedOf({ ip, touched }: NewEntry): string {
  const values = touched
    .slice(0, maxShownRecords)
    .flatMap(({ changes }) => changes.flatMap(({ old_value, new_value }) => [new_value, old_value]));
  return cutText([ip, ...values].filter(Boolean).join(' '), maxSearched);
}

/** Writes one entry, in the running transaction if there is one. Entries are never removed. @returns its id */
export async function insertEntry(entry: NewEntry): Promise<number> {
  const { userId, ip, job, action, noun, recordId, count, detail, touched } = entry;
  const [written] = await db()
    .insert(auditEntries)
    .values({
      ...{ user_id: userId, ip, job, action, noun, record_id: recordId, count, detail },
      changes: touched
        .filter(({ changes }) => changes.length > 0)
        .slice(0, maxShownRecords)
        .map(shown),
      records: recordsOf(entry),
      search: plain(searchedOf(entry)),
    })
    .returning({ id: auditEntries.id });
  return written!.id;
}
