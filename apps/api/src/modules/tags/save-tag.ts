import type { InputOf } from '@toam/contracts/endpoint';
import type { CompanyTag, saveHouseTag } from '@toam/contracts/house/house-tag.endpoints';
import { tagText } from '@toam/contracts/texts/tag';
import type { Actor } from '@toam/domain/actor';
import { canChangeTag } from '@toam/domain/house/house-community';
import { sameName } from '@toam/domain/vietnamese';
import { plainChanges } from '../../audit/plain-changes';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http/http-error';
import { emit } from '../../live/emit';
import { readStaffNames } from '../users/users.reads';
import { findTag, insertTag, listTags, lockTags, type TagRow, updateTag } from './tag.queries';

type Wanted = InputOf<typeof saveHouseTag>['body'];

/** Publishes that open filters, lists and houses have to read their tags again. */
export const publishTags = (actor: Actor, tagId: number): Promise<void> =>
  emit({ kind: 'record.changed', noun: 'house-tag', record_id: tagId, changed_by: actor.id }, 'everyone');

/** Tags with their creators. */
export async function serializeTags(rows: TagRow[]): Promise<CompanyTag[]> {
  const people = await readStaffNames(rows.flatMap(({ user_id }) => user_id ?? []));
  return rows.map((tag) => ({ ...tag, user: (tag.user_id !== null && people.get(tag.user_id)) || null }));
}

/** The tag of this name, without case. Call it under `lockTags`. */
export const findTagNamed = async (name: string): Promise<TagRow | undefined> =>
  (await listTags()).find((tag) => sameName(tag.name, name));

/** @throws HttpError conflict */
async function refuseTaken(name: string, except: number | null): Promise<void> {
  const other = await findTagNamed(name);
  if (!other || other.id === except) return;
  const message = tagText.taken(other.name);
  throw new HttpError('conflict', message, { errors: { tagName: message } });
}

const audited = (actor: Actor, before: TagRow | null, after: TagRow): void =>
  auditChange(actor, 'tag', after.id, plainChanges(['name', 'color', 'deleted_at'], before, after));

async function change(actor: Actor, id: number, { tagName, color, restore }: Wanted): Promise<TagRow> {
  const tag = await findTag(id);
  if (!tag || (tag.deleted_at !== null && !restore)) throw new HttpError('not_found', tagText.notFound);
  if (!canChangeTag(actor, tag)) throw new HttpError('forbidden', tagText.mayNotChange);
  const after = { name: tagName ?? tag.name, color: color ?? tag.color, deleted_at: null };
  await refuseTaken(after.name, id);
  const isSame = after.name === tag.name && after.color === tag.color && tag.deleted_at === null;
  if (isSame) {
    auditNothing();
    return tag;
  }
  const changed = await updateTag(id, after);
  audited(actor, tag, changed);
  await publishTags(actor, id);
  return changed;
}

async function make(actor: Actor, name: string, color: Wanted['color']): Promise<TagRow> {
  const tag = await insertTag({ name, color, user_id: actor.id });
  audited(actor, null, tag);
  await publishTags(actor, tag.id);
  return tag;
}

/**
 * Creates a tag, or changes or restores one. Names are unique, without case. Specification 1 §5, D43.
 * @throws HttpError not_found, forbidden, conflict if the name is taken
 */
export const saveTag = (actor: Actor, wanted: Wanted): Promise<CompanyTag> =>
  tx(async () => {
    await lockTags();
    const { tagId, tagName = '', color } = wanted;
    if (!tagId) await refuseTaken(tagName, null);
    const tag = tagId ? await change(actor, tagId, wanted) : await make(actor, tagName, color);
    const [saved] = await serializeTags([tag]);
    return saved!;
  });

/**
 * Deletes a tag softly (D11). Houses no longer show it; after a restore the same houses show it again.
 * @throws HttpError not_found, forbidden
 */
export const deleteTag = (actor: Actor, tagId: number): Promise<void> =>
  tx(async () => {
    await lockTags();
    const tag = await findTag(tagId);
    if (!tag || tag.deleted_at !== null) throw new HttpError('not_found', tagText.notFound);
    if (!canChangeTag(actor, tag)) throw new HttpError('forbidden', tagText.mayNotChange);
    audited(actor, tag, await updateTag(tagId, { deleted_at: new Date() }));
    await publishTags(actor, tagId);
  });
