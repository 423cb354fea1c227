import type { DraftChange } from '@toam/contracts/house/house-detail.schema';
import type { HouseChange } from '@toam/contracts/house/house-save.schema';
import type { Actor } from '@toam/domain/actor';
import { columnCalled } from '@toam/domain/house/house-columns';
import { auditChange, auditNothing, addAuditEvent } from '../../../audit/audit-context';
import { checkChoices } from './house-choices';
import { isVouched } from './create-house';
import { checkMedia, type HeldMedia, mediaChanges, nothingHeld, readHeldMedia } from '../media/house-media';
import {
  columnsOf,
  derivedColumns,
  fieldsOf,
  type HousePatch,
  mediaOf,
  type PatchedColumns,
  patchOf,
} from './house-patch';
import { refuseFloorless, refuseUntitled } from '../sharing/house-sharing';
import { changesOfAll } from '../house-labels';
import type { House } from '../house.schema';
import { dropDraft, findOpenDraft, writeDraft } from '../house.queries';

/** The house as it is now, and the proposed fields. */
export interface Proposed {
  house: House;
  attributes: Record<string, unknown>;
}

/** The house after the proposed change. */
function proposedState({ house, attributes }: Proposed): House {
  const columns = { ...house, ...columnsOf(patchOf(attributes as Partial<HouseChange>)) };
  return { ...columns, ...derivedColumns(columns) };
}

/** The lists before and after a draft. Both are empty if the draft proposes none. */
export async function proposedMedia({ house, attributes }: Proposed): Promise<{ held: HeldMedia; after: HeldMedia }> {
  const wanted = mediaOf(attributes as Partial<HouseChange>);
  if (Object.keys(wanted).length === 0) return { held: nothingHeld, after: nothingHeld };
  const held = await readHeldMedia(house.id);
  return { held, after: { ...held, ...wanted } };
}

/** The changes that drafts propose, with labels, in the drafts' order. Specification 1 §3 (draft diff entry). */
export async function draftChangesOf(proposals: Proposed[]): Promise<DraftChange[][]> {
  const changed = await changesOfAll(
    proposals.map((proposed) => ({ before: proposed.house, after: proposedState(proposed) })),
  );
  const diffs: DraftChange[][] = [];
  for (const [at, proposed] of proposals.entries()) {
    const { held, after } = await proposedMedia(proposed);
    const shown = [...(changed[at] ?? []), ...mediaChanges(held, after)].filter(
      ({ column }) => !columnCalled(column)?.unshown,
    );
    diffs.push(shown.map(({ column, old_value, new_value }) => ({ column, oldValue: old_value, newValue: new_value })));
  }
  return diffs;
}

/** `draftChangesOf` of one house. */
export const draftChanges = async (house: House, attributes: Record<string, unknown>): Promise<DraftChange[]> =>
  (await draftChangesOf([{ house, attributes }]))[0] ?? [];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The database does not keep the order of keys. */
const isSameProposal = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => isSame(one[field], other[field]));

/** The columns of a patch that differ from the house. */
export function changedColumns(house: House, patch: HousePatch): PatchedColumns {
  const columns = columnsOf(patch);
  const differing = Object.entries(columns).filter(([column, value]) => !isSame(value, house[column as keyof House]));
  return Object.fromEntries(differing);
}

/** The fields of a save body that differ from the house, pictures and documents included. */
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

/** Whether the person who proposed the customer may see the phone. It may be this editor or an earlier one. */
const isProposalVouched = (
  actor: Actor,
  customer: number | undefined,
  before: number | undefined,
  wasVouched: boolean | undefined,
): Promise<boolean> | boolean => (customer === before ? (wasVouched ?? false) : isVouched(actor, customer ?? null));

/** The house has not changed, so the audit records what was proposed. */
async function auditProposal(actor: Actor, house: House, attributes: Record<string, unknown>): Promise<void> {
  addAuditEvent({ action: 'propose' });
  const changes = await draftChanges(house, attributes);
  const told = changes.map(({ column, oldValue, newValue }) => ({ column, old_value: oldValue, new_value: newValue }));
  auditChange(actor, 'house', house.id, told);
}

/**
 * Stores an edit by a person who is no admin, for approval. The house is on the website and does not change. The edit
 * merges into the open draft. A field that again equals the house's value leaves the draft. D38.
 * @returns whether there is an open draft now, and whether it changed
 * @throws HttpError invalid as a save would, so that nobody approves an invalid change
 */
export async function proposeChange(
  actor: Actor,
  house: House,
  body: HouseChange,
): Promise<{ stands: boolean; moved: boolean }> {
  const open = await findOpenDraft(house.id);
  const before = (open?.attributes ?? {}) as Partial<HouseChange>;
  const sent = fieldsOf(body);
  const attributes = await differingFields(house, { ...before, ...sent });
  if (Object.keys(attributes).length === 0) {
    if (open) await dropDraft(house.id);
    else auditNothing();
    return { stands: false, moved: open !== undefined };
  }
  if (open && isSameProposal(attributes, open.attributes)) {
    auditNothing();
    return { stands: true, moved: false };
  }
  const proposed = attributes as Partial<HouseChange>;
  const changed = columnsOf(patchOf(proposed));
  refuseFloorless(house, changed);
  const after = { ...house, ...changed };
  await checkChoices(actor, after, changed, before.customer_id);
  const held = await readHeldMedia(house.id);
  refuseUntitled(after, await checkMedia(actor, house.id, held, mediaOf(proposed), mediaOf(before)));
  await writeDraft({
    house_id: house.id,
    user_id: actor.id,
    attributes,
    base_version: open?.base_version ?? house.version,
    customer_vouched: await isProposalVouched(actor, proposed.customer_id, before.customer_id, open?.customer_vouched),
  });
  await auditProposal(actor, house, attributes);
  return { stands: true, moved: true };
}
