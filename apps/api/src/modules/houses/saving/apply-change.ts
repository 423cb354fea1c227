import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import type { SavedHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseChange } from '@toam/contracts/house/house-save.schema';
import { houseText } from '@toam/contracts/house/house.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { Actor } from '@toam/domain/actor';
import {
  type HouseStand,
  type HouseStep,
  needsCompleteHouse,
  resetRejections,
} from '@toam/domain/house/house-transition';
import { auditNothing } from '../../../audit/audit-context';
import { recordChanges } from '../../../history/record-changes';
import { emitChange } from '../../../live/emit';
import { notify } from '../../../live/notify';
import { revalidateHouse } from '../../../web-revalidation/web-revalidation';
import { isVouched } from './create-house';
import { checkChoices, placeText } from './house-choices';
import { changedColumns } from './house-draft';
import {
  changedMedia,
  checkMedia,
  type HeldMedia,
  mediaChanges,
  readHeldMedia,
  writeMedia,
} from '../media/house-media';
import { derivedColumns, mediaOf, type PatchedColumns, patchOf, wantedStepsOf } from './house-patch';
import { missingOf, refuseEmptying, refuseFloorless, refuseIncomplete, refuseUntitled } from '../sharing/house-sharing';
import { changesBetween } from '../house-labels';
import type { House } from '../house.schema';
import { updateHouse } from '../house.queries';
import { onTransition } from '../sharing/on-transition';
import { outcomeOf } from '../sharing/transition-error';
import { stepText } from '../sharing/transition-house';

/** A draft that an admin applies. The history names its editor as the author of the changes. */
export interface Proposal {
  editor: number;
  /** Whether the person who proposed the customer may see the phone. */
  vouched: boolean;
}

interface Plan {
  edited: PatchedColumns;
  stand: Partial<HouseStand>;
  steps: HouseStep[];
  after: House;
  held: HeldMedia;
  media: HeldMedia;
}

/** The sharing state after the steps, taken in order. @throws HttpError as `outcomeOf` */
async function walk(actor: Actor, house: House, first: Partial<HouseStand>, steps: HouseStep[]) {
  let stand = first;
  for (const step of steps) stand = { ...stand, ...(await outcomeOf(actor, { ...house, ...stand }, step)) };
  return stand;
}

/** The house after the change. Checks choices, uploads and the conditions for sharing. */
async function plan(actor: Actor, house: House, body: HouseChange, proposal?: Proposal): Promise<Plan> {
  const edited = changedColumns(house, patchOf(body));
  refuseFloorless(house, edited);
  const steps = wantedStepsOf(house, body);
  const held = await readHeldMedia(house.id);
  const media = await checkMedia(actor, house.id, held, mediaOf(body));
  const changed = { ...house, ...edited };
  const missing = missingOf(changed, media);
  const reset = body.resetCondition ? resetRejections(house, missing.length === 0) : {};
  const stand = await walk(actor, house, reset, steps);
  const after: House = { ...changed, ...stand, ...derivedColumns(changed) };
  const entries = await checkChoices(actor, after, edited);
  refuseUntitled(after, media);
  if (steps.some((step) => needsCompleteHouse(step.do))) refuseIncomplete(missing);
  else if (after.public === 1) refuseEmptying(missingOf(house, held), missing);
  after.place = await placeText(after, entries);
  if (edited.customer_id !== undefined)
    after.customer_vouched = proposal ? proposal.vouched : await isVouched(actor, after.customer_id);
  if (steps.some((step) => step.do === 'approveShare')) after.shared_at = new Date();
  return { edited, stand, steps, after, held, media };
}

/** The columns that a plan writes: the edited ones, the derived ones, and the sharing state. */
function writtenColumns({ edited, stand, after }: Plan): PatchedColumns {
  const { money_unit, commission, address_key, place, customer_vouched, shared_at, floors, balcony_direction } = after;
  const followed = {
    money_unit,
    commission,
    address_key,
    place,
    customer_vouched,
    shared_at,
    floors,
    balcony_direction,
  };
  return { ...edited, ...stand, ...followed };
}

/** Notifies the agent who got a house from somebody else. D70 kind 3. */
async function notifyAssigned(actor: Actor, house: House, after: House): Promise<void> {
  if (after.user_id === house.user_id) return;
  await notify({
    users: [after.user_id],
    by: actor.id,
    type: NotificationType.assigned,
    house: after,
    detail: houseSharingText.notice.assigned,
  });
}

const messageOf = ({ edited, steps }: Plan, movedMedia: boolean): string => {
  const [step] = steps;
  return step && Object.keys(edited).length === 0 && !movedMedia ? stepText[step.do] : houseText.updated;
};

/**
 * Writes a change of the locked house with all its effects. If nothing differs, it writes nothing.
 * @param proposal set if the change comes from a draft: the history then names its editor
 * @returns the house's version and the message for the user
 * @throws HttpError invalid; forbidden or conflict for a step that the body asks for (`outcomeOf`)
 */
export async function applyChange(
  actor: Actor,
  house: House,
  body: HouseChange,
  proposal?: Proposal,
): Promise<SavedHouse> {
  const planned = await plan(actor, house, body, proposal);
  const { edited, stand, after, held, media } = planned;
  const movedMedia = changedMedia(held, media).length > 0;
  const saved = {
    house_id: house.id,
    stored: 'saved' as const,
    public: after.public,
    missing: [],
    message: messageOf(planned, movedMedia),
  };
  if (Object.keys({ ...edited, ...stand }).length === 0 && !movedMedia) {
    auditNothing();
    return { ...saved, version: house.version };
  }
  const version = await updateHouse(house.id, writtenColumns(planned));
  await writeMedia(house.id, held, media);
  await recordChanges({ id: proposal?.editor ?? actor.id }, 'House', house.id, [
    ...(await changesBetween(house, after)),
    ...mediaChanges(held, media),
  ]);
  await emitChange('house', { id: house.id, version }, actor.id, 'everyone');
  await onTransition(actor, house, { ...after, version });
  await notifyAssigned(actor, house, after);
  if (house.web === 1 && after.web === 1) await revalidateHouse(after.slug);
  return { ...saved, version };
}
