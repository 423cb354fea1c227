import type { DraftChange } from '@toam/contracts/house/house-detail.schema';
import type { HouseChange } from '@toam/contracts/house/house-save.schema';
import type { Actor } from '@toam/domain/actor';
import { checkChoices } from './house-choices';
import { checkMedia, mediaChanges, readHeldMedia } from './house-media';
import { columnsOf, derivedColumns, type HousePatch, mediaOf, type PatchedColumns, patchOf } from './house-patch';
import { refuseUntitled } from './house-sharing';
import { changesBetween } from './house-words';
import type { House } from './house.schema';
import { dropDraft, findOpenDraft, writeDraft } from './house.queries';

/** Kept and applied, but neither shown nor counted. Specification 1 §3; the commission follows from what is shown. */
const unshown = new Set([
  'resetCondition',
  'newName',
  'addressPost',
  'city',
  'reject_web_condition',
  'reject_public_condition',
  'commission',
]);

/** What a draft proposes, in words. Specification 1 §3 (draft diff entry). */
export async function draftChanges(house: House, attributes: Record<string, unknown>): Promise<DraftChange[]> {
  const proposed = attributes as Partial<HouseChange>;
  const columns = { ...house, ...columnsOf(patchOf(proposed)) };
  const held = await readHeldMedia(house.id);
  const changes = [
    ...(await changesBetween(house, { ...columns, ...derivedColumns(columns) })),
    ...mediaChanges(held, { ...held, ...mediaOf(proposed) }),
  ];
  return changes
    .filter(({ column }) => !unshown.has(column))
    .map(({ column, old_value, new_value }) => ({ column, oldValue: old_value, newValue: new_value }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The columns of a patch that differ from the house. */
export function changedColumns(house: House, patch: HousePatch): PatchedColumns {
  const columns = columnsOf(patch);
  const differing = Object.entries(columns).filter(([column, value]) => !isSame(value, house[column as keyof House]));
  return Object.fromEntries(differing);
}

/** The fields of a save body, pictures and documents included, that differ from the house as it stands. */
async function differingFields(house: House, proposed: Partial<HouseChange>): Promise<Record<string, unknown>> {
  const patch = patchOf(proposed);
  const held = await readHeldMedia(house.id);
  const fields = Object.entries(patch).filter(
    ([field, value]) => Object.keys(changedColumns(house, { [field]: value })).length > 0,
  );
  const lists = Object.entries(mediaOf(proposed)).filter(
    ([field, ids]) => !isSame(ids, held[field as keyof typeof held]),
  );
  return Object.fromEntries([...fields, ...lists]);
}

/**
 * Keeps a non-admin's edit of a web-published house for approval: it merges into the open draft, and fields that are
 * back at what the house says leave it. The house itself does not change. D38.
 * @returns whether a draft stands now
 * @throws Refusal invalid as a save would, so that nobody approves what can't be
 */
export async function proposeChange(actor: Actor, house: House, body: HouseChange): Promise<boolean> {
  const open = await findOpenDraft(house.id);
  const { house_id: _id, version: _version, resetCondition: _reset, public: _public, ...sent } = body;
  const attributes = await differingFields(house, {
    ...(open?.attributes as Partial<HouseChange> | undefined),
    ...sent,
  });
  if (Object.keys(attributes).length === 0) {
    if (open) await dropDraft(house.id);
    return false;
  }
  const proposed = attributes as Partial<HouseChange>;
  const changed = columnsOf(patchOf(proposed));
  const after = { ...house, ...changed };
  await checkChoices(after, changed);
  refuseUntitled(after, await checkMedia(actor, house.id, await readHeldMedia(house.id), mediaOf(proposed)));
  await writeDraft({
    house_id: house.id,
    user_id: actor.id,
    attributes,
    base_version: open?.base_version ?? house.version,
  });
  return true;
}
