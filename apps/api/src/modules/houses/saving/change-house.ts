import { houseDetail } from '@toam/contracts/house/house-detail.schema';
import type { SavedHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseChange } from '@toam/contracts/house/house-save.schema';
import { houseText } from '@toam/contracts/texts/house';
import type { Actor } from '@toam/domain/actor';
import { canChooseHouseOwner, canEditHouse, canSetBrokerageRate, isEditDrafted } from '@toam/domain/house/house-access';
import { tx } from '../../../db/db';
import { HttpError } from '../../../http/http-error';
import { emit } from '../../../live/emit';
import { applyChange } from './apply-change';
import { proposeChange } from './house-draft';
import { fieldsOf, standingOf, wantedStepsOf } from './house-patch';
import type { House } from '../house.schema';
import { lockHouse } from '../house.queries';
import { detailOf } from '../read-house';
import { publishWaiting } from '../sharing/on-transition';
import { refuseForeignStep } from '../sharing/transition-error';

/** The body without the fields that only admins may set. They are ignored, not refused (D52). */
function allowedBody(actor: Actor, body: HouseChange): HouseChange {
  const { user_id, brokerage_rate, ...rest } = body;
  return {
    ...rest,
    ...(canChooseHouseOwner(actor) && user_id !== undefined ? { user_id } : {}),
    ...(canSetBrokerageRate(actor) && brokerage_rate !== undefined ? { brokerage_rate } : {}),
  };
}

const isEmpty = (body: object): boolean => Object.keys(body).length === 0;

/** Stores the fields until an admin decides. */
async function propose(actor: Actor, house: House, body: HouseChange): Promise<SavedHouse> {
  const { stands: isProposed, moved } = await proposeChange(actor, house, body);
  if (moved) {
    await publishWaiting('house-draft');
    // the version stays the same, but the house's page and lists show the draft
    await emit(
      { kind: 'record.changed', noun: 'house', record_id: house.id, version: house.version, changed_by: actor.id },
      'everyone',
    );
  }
  return {
    house_id: house.id,
    stored: isProposed ? 'draft' : 'saved',
    version: house.version,
    public: house.public,
    missing: [],
    message: isProposed ? houseText.drafted : houseText.updated,
  };
}

/** For a house on the website only the sharing state changes at once. The fields wait for an admin. D38. */
async function saveDrafted(actor: Actor, house: House, body: HouseChange): Promise<SavedHouse> {
  const standing = standingOf(body);
  const fields = fieldsOf(body);
  const isStanding = Boolean(standing.resetCondition) || wantedStepsOf(house, standing).length > 0;
  const stood = isStanding ? await applyChange(actor, house, standing) : null;
  if (stood && isEmpty(fields)) return stood;
  const now = stood ? ((await lockHouse(house.id)) ?? house) : house;
  const rest = { house_id: house.id, ...fields };
  // a step may have taken it off the website
  return isEditDrafted(actor, now) ? propose(actor, now, rest) : applyChange(actor, now, rest);
}

/**
 * A person who may not edit the house may still take their own steps, such as stopping. This check runs before the
 * version check, because that one answers with the house.
 */
function refuseForeignEdit(actor: Actor, house: House, body: HouseChange): void {
  if (canEditHouse(actor, house)) return;
  const steps = wantedStepsOf(house, body);
  const isStepOnly = isEmpty(fieldsOf(body)) && !body.resetCondition && steps.length > 0;
  if (!isStepOnly) throw new HttpError('forbidden', houseText.mayNotEdit);
  for (const step of steps) refuseForeignStep(actor, house, step.do);
}

/**
 * Changes a house at once. If the house is on the website and the actor is no admin, the change becomes a draft. Fields of
 * the sharing state (`public`, `web`, `status` …) become steps, each with its own permission. Specification 1 §4, §7, D38.
 * @throws HttpError not_found; forbidden; conflict with the current house if the version sent is stale (D12); invalid
 */
export const changeHouse = (actor: Actor, sent: HouseChange): Promise<SavedHouse> =>
  tx(async () => {
    const body = allowedBody(actor, sent);
    const house = await lockHouse(body.house_id);
    if (!house) throw new HttpError('not_found', houseText.notFound);
    refuseForeignEdit(actor, house, body);
    if (body.version !== undefined && body.version !== house.version) {
      throw new HttpError('conflict', houseText.stale, { current: houseDetail.parse(await detailOf(actor, house)) });
    }
    return isEditDrafted(actor, house) ? saveDrafted(actor, house, body) : applyChange(actor, house, body);
  });
