import { houseDetail } from '@toam/contracts/house/house-detail.schema';
import { changeHouse as changeHouseEndpoint, type SavedHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseChange } from '@toam/contracts/house/house-save.schema';
import { commonText } from '@toam/contracts/texts/common';
import { customerText } from '@toam/contracts/customer/customer.text';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { canChooseHouseOwner, canEditHouse, canSetBrokerageRate, isEditDrafted } from '@toam/domain/house/house-access';
import {
  savedColumns,
  storedName,
  type WrittenHouseColumn,
  writtenHouseColumns,
} from '@toam/domain/house/house-columns';
import { putHouseNumbersBack, type Written } from '@toam/domain/house/house-numbers';
import { tx } from '../../../db/db';
import { changes, handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { applyChange } from './apply-change';
import { proposeChange } from './house-draft';
import { fieldsOf, stateOf, wantedStepsOf } from './house-patch';
import type { House } from '../house.schema';
import { findOpenDraft, lockHouse } from '../house.queries';
import { mayReadNumbers } from '../customer/house-customer.reads';
import { detailOf } from '../read-house';
import { publishWaiting } from '../sharing/on-transition';
import { refuseForeignStep } from '../sharing/transition-error';

const isWritten: ReadonlySet<string> = new Set(writtenHouseColumns);
/** The texts that a save may contain. */
const writtenSaved = savedColumns.filter((name): name is Extract<typeof name, WrittenHouseColumn> =>
  isWritten.has(name),
);

/** The body without the fields that only admins may set. They are ignored, not refused (D52). */
function allowedBody(actor: Actor, body: HouseChange): HouseChange {
  const { user_id, brokerage_rate, ...rest } = body;
  return {
    ...rest,
    ...(canChooseHouseOwner(actor) && user_id !== undefined ? { user_id } : {}),
    ...(canSetBrokerageRate(actor) && brokerage_rate !== undefined ? { brokerage_rate } : {}),
  };
}

/** The texts that the actor's form began with: what the open draft proposes, or the house's own. */
async function begunTexts(actor: Actor, house: House): Promise<(name: (typeof writtenSaved)[number]) => Written> {
  const draft = isEditDrafted(actor, house) ? await findOpenDraft(house.id) : undefined;
  const proposed: Partial<HouseChange> = draft?.attributes ?? {};
  return (name) => (proposed[name] === undefined ? house[storedName(name)] : proposed[name]);
}

/**
 * Puts the numbers back into the texts of somebody who got them without: what they did not touch is unchanged. D24, D125
 * @throws HttpError invalid naming the texts that would lose a number
 */
async function withNumbersBack(actor: Actor, house: House, body: HouseChange): Promise<HouseChange> {
  const sent = writtenSaved.filter((name) => body[name] !== undefined);
  if (sent.length === 0 || (await mayReadNumbers(actor, [house]))[0]) return body;
  const begun = await begunTexts(actor, house);
  const meant = sent.map((name) => [name, putHouseNumbersBack(body[name], begun(name))] as const);
  const lost = meant.filter(([, text]) => text === undefined).map(([name]) => [name, customerText.maskedNote]);
  if (lost.length > 0) throw new HttpError('invalid', commonText.invalid, { errors: Object.fromEntries(lost) });
  return { ...body, ...Object.fromEntries(meant) };
}

const isEmpty = (body: object): boolean => Object.keys(body).length === 0;

/** Stores the fields until an admin decides. */
async function propose(actor: Actor, house: House, body: HouseChange): Promise<SavedHouse> {
  const { stands: isProposed, moved } = await proposeChange(actor, house, body);
  if (moved) {
    await publishWaiting('house-draft');
    // the version stays the same, but the house's page and lists show the draft
    await emitChange('house', house, actor.id, 'everyone');
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
  const state = stateOf(body);
  const fields = fieldsOf(body);
  const isStanding = Boolean(state.resetCondition) || wantedStepsOf(house, state).length > 0;
  const stood = isStanding ? await applyChange(actor, house, state) : null;
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
    const allowed = allowedBody(actor, sent);
    const house = await lockHouse(allowed.house_id);
    if (!house) throw new HttpError('not_found', houseText.notFound);
    refuseForeignEdit(actor, house, allowed);
    if (allowed.version !== undefined && allowed.version !== house.version) {
      throw new HttpError('conflict', houseText.stale, { current: houseDetail.parse(await detailOf(actor, house)) });
    }
    const body = await withNumbersBack(actor, house, allowed);
    return isEditDrafted(actor, house) ? saveDrafted(actor, house, body) : applyChange(actor, house, body);
  });

export const changeHouseCall = handle(changeHouseEndpoint, { audit: changes('house', 'house_id') }, ({ actor, body }) =>
  changeHouse(actor, body),
);
