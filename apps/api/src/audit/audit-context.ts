import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditAction, AuditedChange, AuditNoun } from '@toam/contracts/audit/audit';
import { type TransactionListener, noteInTx, withTransactionListener } from '../db/db';
import { insertEntry } from './insert-entry';

/** What a use case says of a call beyond what the call says itself. */
export interface AuditEvent {
  action?: AuditAction;
  noun?: AuditNoun;
  /** The one record that it is about. */
  recordId?: number;
  /** How many records. */
  count?: number;
  /** Ids, filters, numbers: nothing that is secret. */
  detail?: Record<string, unknown>;
}

/** What became of one record, as a use case tells it. */
export interface AuditedRecord {
  noun: AuditNoun;
  id: number;
  changes: AuditedChange[];
  /** On whose behalf: jobs have nobody signed in. */
  by: number | null;
}

type Note = { event: AuditEvent } | { change: AuditedRecord } | { nothing: true };

/** One call, or one run of a job, and what it has told so far. */
export interface AuditContext {
  who: { userId: number | null; ip: string | null } | { job: string };
  action: AuditAction | null;
  noun: AuditNoun | null;
  /** The record that the call names. */
  recordId: number | null;
  /** One entry after the last of several transactions, instead of one in each that changes something. */
  spans: boolean;
  /** Told outside transactions, or (`spans`) in those that hold. */
  notes: Note[];
  isWritten: boolean;
}

const contexts = new AsyncLocalStorage<AuditContext>();

/** Splits notes into what was done and what became of each record; several notes about one record are one. */
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

/** The record that the event is about: said, named by the call, or the only one of its noun. */
function recordOf(context: AuditContext, noun: AuditNoun, event: AuditEvent, touched: AuditedRecord[]): number | null {
  const of = touched.filter((one) => one.noun === noun);
  return event.recordId ?? context.recordId ?? (of.length === 1 ? of[0]!.id : null);
}

/** The record that the event is about first: of many touched ones an entry shows but the first. */
const subjectFirst = (touched: AuditedRecord[], noun: AuditNoun, id: number | null): AuditedRecord[] => {
  const isSubject = (one: AuditedRecord) => one.noun === noun && one.id === id;
  return [...touched.filter(isSubject), ...touched.filter((one) => !isSubject(one))];
};

/** Writes the entry of what was told, unless it is nothing. */
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

/** Whether a transaction was told of something that has to stand or fall with it. A job looks in often, and seldom finds work. */
const isWritable = ({ spans, who }: AuditContext, notes: Note[]): boolean =>
  !spans && ('job' in who ? notes.some(isChange) : notes.length > 0);

/** Transactions that were told of what they do write the entry themselves, so that neither stands without the other. */
const listenerOf = (context: AuditContext): TransactionListener => ({
  beforeCommit: async (told) => {
    const notes = told as Note[];
    if (isWritable(context, notes)) await write(context, [...context.notes, ...notes]);
  },
  committed: (told) => {
    const notes = told as Note[];
    if (isWritable(context, notes)) context.isWritten = true;
    else context.notes.push(...notes);
  },
});

/**
 * Does the work and leaves its entry: in the transaction that was told of it, and where none was, right after it succeeded.
 * What is refused or fails leaves none, except for what several transactions had done by then. A job leaves one for every
 * transaction that changed something.
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

function tell(note: Note): boolean {
  const context = contexts.getStore();
  if (!context) return false;
  if (!noteInTx(note)) context.notes.push(note);
  return true;
}

/**
 * Says what the running call does beyond what the call itself says; its entry has it.
 * @returns false where nothing is followed: whoever asks writes an entry of their own, or none is wanted
 */
export const addAuditEvent = (event: AuditEvent): boolean => tell({ event });

/** Tells what became of a record: its entry says before and after, and is found by the record. */
export const auditChange = (
  actor: { id: number } | null,
  noun: AuditNoun,
  id: number,
  changes: AuditedChange[] = [],
): void => void tell({ change: { noun, id, changes, by: actor?.id ?? null } });

/** The running call came before, or finds done what it asks for: unless it changes something else, it leaves no entry. */
export const auditNothing = (): void => void tell({ nothing: true });
