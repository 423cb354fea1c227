import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditAction, AuditedChange, AuditNoun } from '@toam/contracts/audit/audit';
import { type TransactionListener, noteInTx, withTransactionListener } from '../db/db';
import { insertEntry } from './insert-entry';

/** Facts that a use case adds to the audit entry of its call. */
export interface AuditEvent {
  action?: AuditAction;
  noun?: AuditNoun;
  /** The single record concerned. */
  recordId?: number;
  /** The number of records. */
  count?: number;
  /** Ids, filters, numbers: nothing secret. */
  detail?: Record<string, unknown>;
}

/** The changes of one record, as a use case reports them. */
export interface AuditedRecord {
  noun: AuditNoun;
  id: number;
  changes: AuditedChange[];
  /** The person who asked for the change. In a job nobody is signed in. */
  by: number | null;
}

type Note = { event: AuditEvent } | { change: AuditedRecord } | { nothing: true };

/** The call (or run of a job) that is being recorded, and its notes so far. */
export interface AuditContext {
  who: { userId: number | null; ip: string | null } | { job: string };
  action: AuditAction | null;
  noun: AuditNoun | null;
  /** The record that the call names. */
  recordId: number | null;
  /** One entry after the last of several transactions, instead of one per transaction that changes something. */
  spans: boolean;
  /** Notes from outside transactions; with `spans`, also from committed ones. */
  notes: Note[];
  isWritten: boolean;
}

const contexts = new AsyncLocalStorage<AuditContext>();

/** Splits notes into the event and the changes of each record. Several notes about one record are merged. */
function sorted(notes: Note[]): { event: AuditEvent; touched: AuditedRecord[] } {
  let event: AuditEvent = {};
  const touched = new Map<string, AuditedRecord>();
  for (const note of notes) {
    if ('event' in note) {
      event = { ...event, ...note.event };
      continue;
    }
    if ('nothing' in note) continue;
    const { change } = note;
    const key = `${change.noun}:${change.id}`;
    const before = touched.get(key);
    touched.set(key, before ? { ...before, changes: [...before.changes, ...change.changes] } : change);
  }
  return { event, touched: [...touched.values()] };
}

/** The record of the entry: from the event, from the call, or the only changed one of its noun. */
function recordOf(context: AuditContext, noun: AuditNoun, event: AuditEvent, touched: AuditedRecord[]): number | null {
  const of = touched.filter((one) => one.noun === noun);
  return event.recordId ?? context.recordId ?? (of.length === 1 ? of[0]!.id : null);
}

/** Puts the entry's own record first. If many records changed, an entry shows only the first ones. */
const subjectFirst = (touched: AuditedRecord[], noun: AuditNoun, id: number | null): AuditedRecord[] => {
  const isSubject = (one: AuditedRecord) => one.noun === noun && one.id === id;
  return [...touched.filter(isSubject), ...touched.filter((one) => !isSubject(one))];
};

/** Writes the entry for these notes, unless they say that nothing changed. */
async function write(context: AuditContext, notes: Note[]): Promise<void> {
  const { event, touched } = sorted(notes);
  const noun = event.noun ?? context.noun ?? touched[0]?.noun;
  const action = event.action ?? context.action ?? 'update';
  if (!noun || (touched.length === 0 && notes.some((note) => 'nothing' in note))) return;
  const { who } = context;
  const recordId = recordOf(context, noun, event, touched);
  await insertEntry({
    ...('job' in who
      ? { job: who.job, userId: touched[0]?.by ?? null, ip: null }
      : { job: null, userId: who.userId, ip: who.ip }),
    action,
    noun,
    recordId,
    count: event.count ?? Math.max(1, touched.filter((one) => one.noun === noun).length),
    detail: event.detail ?? {},
    touched: subjectFirst(touched, noun, recordId),
  });
}

const isChange = (note: Note): boolean => 'change' in note;

/** Whether a transaction must write an entry with its changes. A job runs often and seldom changes something. */
const isWritable = ({ spans, who }: AuditContext, notes: Note[]): boolean =>
  !spans && ('job' in who ? notes.some(isChange) : notes.length > 0);

/** A transaction with notes writes the entry itself, so the change and its entry commit together. */
const listenerOf = (context: AuditContext): TransactionListener => ({
  beforeCommit: async (collected) => {
    const notes = collected as Note[];
    if (isWritable(context, notes)) await write(context, [...context.notes, ...notes]);
  },
  committed: (collected) => {
    const notes = collected as Note[];
    if (isWritable(context, notes)) context.isWritten = true;
    else context.notes.push(...notes);
  },
});

/**
 * Does the work and writes its entry: in the transaction that has notes, or right after the work if none has.
 * Work that fails leaves no entry, except (with `spans`) for what earlier transactions changed. A job leaves one entry for
 * each transaction that changed something.
 */
export async function follow<T>(context: AuditContext, work: () => Promise<T>): Promise<T> {
  try {
    const answer = await contexts.run(context, () => withTransactionListener(listenerOf(context), work));
    if (!context.isWritten && !('job' in context.who)) await write(context, context.notes);
    return answer;
  } catch (error) {
    if (context.spans && context.notes.some(isChange)) await write(context, context.notes);
    throw error;
  }
}

function addNote(note: Note): boolean {
  const context = contexts.getStore();
  if (!context) return false;
  if (!noteInTx(note)) context.notes.push(note);
  return true;
}

/**
 * Adds facts to the audit entry of the running call.
 * @returns false outside an audited call; the caller may then write its own entry
 */
export const addAuditEvent = (event: AuditEvent): boolean => addNote({ event });

/** Reports the changes of a record. The entry shows the values before and after, and a search by the record finds it. */
export const auditChange = (
  actor: { id: number } | null,
  noun: AuditNoun,
  id: number,
  changes: AuditedChange[] = [],
): void => void addNote({ change: { noun, id, changes, by: actor?.id ?? null } });

/** Reports that the call repeats an earlier one, or that its change already exists. Without other changes there is no entry. */
export const auditNothing = (): void => void addNote({ nothing: true });
