import type { InputOf } from '@toam/contracts/endpoint';
import type {
  Tagged,
  tagHouses as tagHousesEndpoint,
  untagHouses as untagHousesEndpoint,
} from '@toam/contracts/house/house-tag.endpoints';
import { tagText } from '@toam/contracts/house/tag.text';
import type { Actor } from '@toam/domain/actor';
import { auditNothing } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { HttpError } from '../../../http-error';
import { readVisibleIds } from '../houses.reads';
import { attach, detach, findTag, findTagNames, lockTagged, type TagRow } from './tag.queries';
import { tagStore } from './tag.store';

/** The tag by id, or by name; an unknown name creates it. @throws HttpError not_found */
async function takeTag(
  actor: Actor,
  { tag_id, tag_name }: { tag_id?: number | null | undefined; tag_name?: string | null | undefined },
): Promise<TagRow> {
  const tag = tag_id ? await findTag(tag_id) : undefined;
  if (tag && tag.deleted_at === null) return tag;
  if (tag_id || !tag_name) throw new HttpError('not_found', tagText.notFound);
  const named = await tagStore.holderOf({ name: tag_name });
  return named ?? tagStore.insert(actor, { name: tag_name, color: null, user_id: actor.id });
}

/** Changes which houses have a tag and writes their histories. @returns the houses that changed */
async function recorded(actor: Actor, houseIds: number[], work: () => Promise<number[]>): Promise<number[]> {
  const before = await findTagNames(houseIds);
  const changed = await work();
  const after = await findTagNames(changed);
  const words = (names: string[] | undefined) => names?.join(', ') ?? null;
  for (const id of changed) {
    const change = { column: 'house_tag', old_value: words(before.get(id)), new_value: words(after.get(id)) };
    await recordChanges(actor, 'House', id, [change]);
  }
  return changed.sort((one, other) => one - other);
}

/** Publishes only if a house changed. */
async function tell(actor: Actor, tag: TagRow, houses: number[]): Promise<void> {
  if (houses.length === 0) return auditNothing();
  await tagStore.publish(actor, tag);
}

const refusedOf = (asked: number[], visible: number[]) =>
  asked.filter((id) => !visible.includes(id)).map((house_id) => ({ house_id, message: tagText.houseGone }));

/**
 * Adds a tag to houses that the actor sees. The answer names the houses that were left out. A tag does not change the house
 * itself: versions and dates stay. D43.
 * @throws HttpError not_found
 */
export const tagHouses = (actor: Actor, wanted: InputOf<typeof tagHousesEndpoint>['body']): Promise<Tagged> =>
  tx(async () => {
    await lockTagged();
    const tag = await takeTag(actor, wanted);
    const visible = await readVisibleIds(actor, wanted.houses);
    const houses = await recorded(actor, visible, () => attach(tag.id, visible));
    await tell(actor, tag, houses);
    return { tag, houses, refused: refusedOf(wanted.houses, visible) };
  });

/**
 * Removes a tag from houses. If one of them does not have it, none changes. Specification 1 §5, D43.
 * @throws HttpError not_found; invalid 'Tồn tại bất động sản không có nhãn'
 */
export const untagHouses = (actor: Actor, wanted: InputOf<typeof untagHousesEndpoint>['body']): Promise<Tagged> =>
  tx(async () => {
    await lockTagged();
    const tag = await takeTag(actor, wanted);
    const visible = await readVisibleIds(actor, wanted.houses);
    const houses = await recorded(actor, visible, () => detach(tag.id, visible));
    if (houses.length < visible.length) throw new HttpError('invalid', tagText.someWithout);
    await tell(actor, tag, houses);
    return { tag, houses, refused: refusedOf(wanted.houses, visible) };
  });
