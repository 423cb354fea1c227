import type { DictionaryChange } from '@toam/contracts/dictionary/dictionary.endpoints';
import type { DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { commonText } from '@toam/contracts/texts/common';
import { dictionaryText, usesInWords } from '@toam/contracts/dictionary/dictionary.text';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { isChildType, isFixedEntry, isHeldByValue, parentTypes } from '@toam/domain/dictionary/dictionary';
import { houseDefaults } from '@toam/domain/house/house-values';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { type Change, recordChanges } from '../../history/record-changes';
import { HttpError } from '../../http-error';
import { emitChange } from '../../live/emit';
import { entryReferences } from '../../references/entry-reference';
import {
  type EntryRow,
  type EntryWithParent,
  findEntry,
  findSameName,
  insertEntry,
  listNeighbours,
  lockType,
  updateEntry,
  writeOrder,
} from './dictionary.queries';
import { readUses } from './entry-uses';
import { serializeEntry } from './entry-serializer';

const invalid = (field: string, message: string) => new HttpError('invalid', message, { errors: { [field]: message } });

/** @throws HttpError conflict if another entry of the same parent has the name, also one that is switched off. D66 */
async function refuseTaken(
  beside: Pick<EntryRow, 'type' | 'parent_id'>,
  value: string,
  except?: number,
): Promise<void> {
  const other = await findSameName(beside, value, except);
  if (!other) return;
  const message = other.active ? dictionaryText.duplicate : dictionaryText.duplicateInactive;
  throw new HttpError('conflict', message, { errors: { value: message } });
}

/**
 * The parent of a new entry. A Quận/Huyện belongs to the default city unless the call names another.
 * @throws HttpError invalid if a required parent is missing, or if it does not exist
 */
async function parentOf(type: DictionaryType, id: number | null | undefined): Promise<number | null> {
  if (!isChildType(type)) return null;
  const parentType = parentTypes[type];
  const parentId = id ?? (parentType === 'city' ? houseDefaults.city : null);
  if (parentId === null) throw invalid('district_id', dictionaryText.parentMissing(dictionaryText.type[parentType]));
  // The parent must not be deleted while a child is added. Always lock the child's type first.
  await lockType(parentType);
  const parent = await findEntry(parentType, parentId);
  if (!parent || parent.deleted_at !== null) throw invalid('district_id', dictionaryText.unknownParent);
  return parentId;
}

async function parentName(type: DictionaryType, id: number | null): Promise<string | null> {
  return isChildType(type) && id !== null ? ((await findEntry(parentTypes[type], id))?.value ?? null) : null;
}

/** Writes the history, and publishes the change to open forms and lists. */
export async function publishEntry(actor: Actor, { record_id, version }: EntryRow, changes: Change[]): Promise<void> {
  await recordChanges(actor, 'Dictionary', record_id, changes);
  await emitChange('dictionary', { id: record_id, version }, actor.id, 'everyone');
}

/**
 * Adds a choice for forms, after the others.
 * @throws HttpError invalid without the parent; conflict if the name is taken
 */
export const createEntry = (
  actor: Actor,
  type: DictionaryType,
  { value, district_id }: { value: string; district_id?: number | null | undefined },
): Promise<DictionaryEntry> =>
  tx(async () => {
    await lockType(type);
    const parent_id = await parentOf(type, district_id);
    await refuseTaken({ type, parent_id }, value);
    const made = await insertEntry({ type, parent_id, value });
    await publishEntry(actor, made, [
      { column: 'created_at', old_value: null, new_value: houseText.historyCreated },
      { column: 'value', old_value: null, new_value: value },
      { column: 'district_id', old_value: null, new_value: await parentName(type, parent_id) },
    ]);
    return serializeEntry((await findEntry(type, made.id))!);
  });

/**
 * The entry that a call names. Call it under `lockType`, so that the entry cannot change afterwards.
 * @throws HttpError not_found, also if its parent is not the one that the call names
 */
export async function takeEntry(
  type: DictionaryType,
  id: number,
  districtId: number | null | undefined,
): Promise<EntryWithParent> {
  const entry = await findEntry(type, id);
  const isElsewhere = districtId !== undefined && districtId !== null && entry?.parent_id !== districtId;
  if (!entry || isElsewhere) throw new HttpError('not_found', dictionaryText.notFound);
  return entry;
}

/** @throws HttpError invalid for a direction in use, because houses and needs store its name */
async function refuseRename(entry: EntryRow, value: string): Promise<void> {
  if (!isHeldByValue(entry.type) || value === entry.value) return;
  const uses = (await readUses(entry.type, [entry])).get(entry.id) ?? [];
  if (uses.length > 0) throw invalid('value', dictionaryText.directionInUse(usesInWords(uses)));
}

/** A job updates the records whose search text contains the entry's name. */
async function followName({ type, id }: EntryRow): Promise<void> {
  for (const { renamed } of entryReferences()) await renamed?.(type, id);
}

/** The values in the form of the history. */
export const yes = (active: boolean): string => (active ? '1' : '0');

/** @throws HttpError invalid for an entry that may not be switched off, or whose parent is deleted; conflict */
async function checkChange(entry: EntryRow, { value, active, restore }: DictionaryChange): Promise<void> {
  if (active === false && isFixedEntry(entry.type, entry.id)) throw new HttpError('invalid', dictionaryText.fixed);
  if (value !== undefined) await refuseRename(entry, value);
  if (restore) await parentOf(entry.type, entry.parent_id);
  if (value !== undefined || restore) await refuseTaken(entry, value ?? entry.value, entry.id);
}

/** Writes the changed fields. @returns the history entries, none if nothing differs */
async function writeChange(entry: EntryRow, wanted: DictionaryChange): Promise<Change[]> {
  const isBack = wanted.restore === true && entry.deleted_at !== null;
  const after = {
    value: wanted.value ?? entry.value,
    active: wanted.active ?? entry.active,
    deleted_at: isBack ? null : entry.deleted_at,
  };
  const changes: Change[] = [
    { column: 'deleted_at', old_value: isBack ? houseText.historyDeleted : null, new_value: null },
    { column: 'value', old_value: entry.value, new_value: after.value },
    { column: 'active', old_value: yes(entry.active), new_value: yes(after.active) },
  ].filter(({ old_value, new_value }) => old_value !== new_value);
  if (changes.length > 0) await updateEntry(entry, after);
  if (after.value !== entry.value) await followName(entry);
  return changes;
}

/** Moves the entry one place up or down; at the end of the list it stays. @returns whether it moved */
async function moveEntry(entry: EntryRow, step: 'up' | 'down'): Promise<boolean> {
  const ids = await listNeighbours(entry);
  const at = ids.indexOf(entry.id);
  const to = Math.min(Math.max(at + (step === 'up' ? -1 : 1), 0), ids.length - 1);
  if (to === at) return false;
  await writeOrder(entry.type, ids.toSpliced(at, 1).toSpliced(to, 0, entry.id));
  return true;
}

/**
 * Renames an entry, switches it on or off, moves it, or restores a deleted one. One call may do several of these.
 * A new name shows at once wherever records store the entry's id, and in searches after a job has rewritten them.
 * @throws HttpError not_found; conflict with the present entry if the sent version is stale (D12), or if the name is
 * taken; invalid for entries that the product needs, and for a direction in use
 */
export const changeEntry = (actor: Actor, type: DictionaryType, wanted: DictionaryChange): Promise<DictionaryEntry> =>
  tx(async () => {
    await lockType(type);
    const entry = await takeEntry(type, wanted.id, wanted.district_id);
    if (entry.deleted_at !== null && !wanted.restore) throw new HttpError('not_found', dictionaryText.notFound);
    if (wanted.version !== undefined && wanted.version !== entry.version)
      throw new HttpError('conflict', commonText.stale, { current: await serializeEntry(entry) });
    await checkChange(entry, wanted);
    const changes = await writeChange(entry, wanted);
    const isMoved = wanted.move !== undefined && (await moveEntry(entry, wanted.move));
    const after = (await findEntry(type, entry.id))!;
    if (changes.length > 0 || isMoved) await publishEntry(actor, after, changes);
    else auditNothing();
    return serializeEntry(after);
  });
