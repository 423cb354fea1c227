import { isAdmin, isMarketer, type Actor } from '../actor';

/** Where an import of customers stands. */
export const importStates = [
  /** Read; the person says which column is what. */
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

/** Work is going on by itself. */
export const isImportWorking = (state: ImportState): boolean =>
  state === 'checking' || state === 'storing' || state === 'undoing';

/** Nothing has been stored in customers yet. */
export const isImportOpen = (state: ImportState): boolean =>
  state === 'columns' || state === 'checking' || state === 'checked';

/** Days for which an import can be taken back, and its rows are kept. */
export const importUndoDays = 30;

/** Days after which an import that was never carried out is thrown away. */
export const importOpenDays = 7;

type Owned = { user_id: number };

/** An import is its person's; admins see everybody's. Marketers have no customers (D20). */
export const canSeeImport = (actor: Actor, imported: Owned): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || imported.user_id === actor.id);

/** Only whoever uploaded the file decides what becomes of it before it is stored: it runs with their rights. */
export const canDecideImport = (actor: Actor, imported: Owned): boolean =>
  !isMarketer(actor) && imported.user_id === actor.id;

/** Until when an import can be taken back. @param storedAt epoch seconds */
export const importUndoUntil = (storedAt: number): number => storedAt + importUndoDays * 86_400;
