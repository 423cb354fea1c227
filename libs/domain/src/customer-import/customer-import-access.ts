import { isAdmin, isMarketer, type Actor } from '@toam/domain/actor';

/** Status of an import of customers. */
export const importStates = [
  /** The file is read. The person now says what each column holds. */
  'columns',
  /** Rows are being checked. */
  'checking',
  /** Checked: nothing is stored yet. */
  'checked',
  'storing',
  'stored',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** The server is working. The person waits. */
export const isImportWorking = (state: ImportState): boolean =>
  state === 'checking' || state === 'storing' || state === 'undoing';

/** Nothing is stored in customers yet. */
export const isImportOpen = (state: ImportState): boolean =>
  state === 'columns' || state === 'checking' || state === 'checked';

/** Days for which an import can be undone. Its rows are kept as long. */
export const importUndoDays = 30;

/** Days after which an import that was never stored is deleted. */
export const importOpenDays = 7;

type Owned = { user_id: number };

/** An import belongs to the person who uploaded it. Admins see all imports. Marketers have no customers (D20). */
export const canSeeImport = (actor: Actor, imported: Owned): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || imported.user_id === actor.id);

/** Before an import is stored, only the person who uploaded the file may act on it: it runs with their rights. */
export const canDecideImport = (actor: Actor, imported: Owned): boolean =>
  !isMarketer(actor) && imported.user_id === actor.id;

/** The time until which an import can be undone. @param storedAt epoch seconds */
export const importUndoUntil = (storedAt: number): number => storedAt + importUndoDays * 86_400;
