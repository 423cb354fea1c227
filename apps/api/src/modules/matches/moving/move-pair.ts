import type { MovedHouse } from '@toam/contracts/need/need-houses.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { customerText } from '@toam/contracts/customer/customer.text';
import { houseText } from '@toam/contracts/house/house.text';
import { matchTargetText, needText } from '@toam/contracts/need/need.text';
import { needDrawerText } from '@toam/contracts/need/need-drawer.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { hasLater, type MatchTarget } from '@toam/domain/need-values';
import { canRecommend } from '@toam/domain/need/need-access';
import { auditChange, auditNothing } from '../../../audit/audit-context';
import { toEpoch } from '../../../db/columns';
import { tx } from '../../../db/db';
import { HttpError } from '../../../http-error';
import { emit } from '../../../live/emit';
import { findCustomerOwner } from '../../customers/customers.reads';
import { lockStanding } from '../../houses/houses.reads';
import { needAudience } from '../../need-scope/need-audience.reads';
import { findNeedsOfCustomer } from '../../needs/matching/need-match.reads';
import { findNeed } from '../../needs/needs.reads';
import { readTeam } from '../../users/team/team.reads';
import { findPair, recountHouse, type Visit, writeMove, writeVisit } from '../match.queries';
import type { Recommendation } from '../match.schema';

/** The pair to move, and the status that the caller saw. */
export interface PairToMove {
  house_id: number;
  customer_id: number;
  request_id?: number | null | undefined;
  previousTarget?: MatchTarget | null | undefined;
  /** A visit's appointment, epoch seconds, and a note. Absent keys stay unchanged; null clears. */
  visit_at?: number | null | undefined;
  note?: string | null | undefined;
}

/** A tab of the drawer, and its main list (1) or 'Quan tâm sau' (0). */
export interface Place {
  target: MatchTarget | null;
  priority: 0 | 1;
}

const placeOf = (pair: Recommendation | undefined): Place => ({
  target: pair?.target ?? null,
  priority: pair?.priority ?? 1,
});

/** 'Phù hợp', 'Đã chào' … */
const tabText = (target: MatchTarget | null): string => (target === null ? needText.suitable : matchTargetText[target]);

/** @throws HttpError not_found; invalid for another customer's need; forbidden */
async function checkRights(actor: Actor, move: PairToMove, before: Recommendation | undefined) {
  const customer = await findCustomerOwner(move.customer_id);
  if (!customer) throw new HttpError('not_found', customerText.notFound);
  const requestId = move.request_id ?? before?.request_id ?? null;
  const need = requestId === null ? undefined : await findNeed(requestId);
  const own = need?.customer_id === customer.id ? need : null;
  // check this first: otherwise people without the right could learn whose need it is
  if (!canRecommend(actor, { customer, need: own }, await readTeam(actor.id)))
    throw new HttpError('forbidden', needText.mayNotRecommend);
  if (move.request_id && !need) throw new HttpError('not_found', needText.notFound);
  if (need && !own)
    throw new HttpError('invalid', commonText.invalid, { errors: { request_id: needText.otherCustomer } });
  return requestId;
}

/** @throws HttpError conflict if the caller saw another status than the current one */
function refuseStale({ previousTarget }: PairToMove, now: Place): void {
  if (previousTarget === undefined || previousTarget === now.target) return;
  const current = { status: now.target, priority: now.priority };
  throw new HttpError('conflict', needText.movedMeanwhile(tabText(now.target)), { current });
}

/** @throws HttpError invalid for a tab without 'Quan tâm sau' */
function refuseNoLater({ target, priority }: Place): void {
  if (priority === 0 && !hasLater(target)) throw new HttpError('invalid', needDrawerText.noLater(tabText(target)));
}

/** The visit after the change. The person who plans it knows of it, so reminders count from now. */
const visitOf = ({ visit_at, note }: PairToMove): Visit => ({
  ...(visit_at === undefined
    ? {}
    : { visit_at: visit_at === null ? null : new Date(visit_at * 1000), reminded_at: new Date() }),
  ...(note === undefined ? {} : { note }),
});

/** Whether the appointment or note differs from the stored one. */
function changesVisit(before: Recommendation, { visit_at, note }: Visit): boolean {
  const isOtherTime = visit_at !== undefined && visit_at?.getTime() !== before.visit_at?.getTime();
  return isOtherTime || (note !== undefined && note !== before.note);
}

/** Records the status before and after in the audit, for the customer, the house and the need. */
function audited(actor: Actor, pair: PairToMove, before: Recommendation | undefined, to: Place): void {
  const { house_id, customer_id, request_id, visit_at, note } = pair;
  const list = (priority: 0 | 1) => (priority === 0 ? ` · ${needDrawerText.later}` : '');
  const now = placeOf(before);
  const epoch = (moment: Date | null | undefined) => (moment ? String(toEpoch(moment)) : null);
  auditChange(actor, 'customer', customer_id, [
    {
      column: 'target',
      old_value: tabText(now.target) + list(now.priority),
      new_value: tabText(to.target) + list(to.priority),
    },
    ...(visit_at === undefined
      ? []
      : [
          {
            column: 'visit_at',
            old_value: epoch(before?.visit_at),
            new_value: visit_at === null ? null : String(visit_at),
          },
        ]),
    ...(note === undefined ? [] : [{ column: 'note', old_value: before?.note ?? null, new_value: note }]),
  ]);
  auditChange(actor, 'house', house_id);
  const need = request_id ?? before?.request_id;
  if (need) auditChange(actor, 'request', need);
}

async function publishMove(actor: Actor, { house_id, customer_id }: PairToMove): Promise<void> {
  const event = { kind: 'record.changed', changed_by: actor.id } as const;
  await emit({ ...event, noun: 'house-match', record_id: house_id }, { rule: 'brokerage' });
  for (const need of await findNeedsOfCustomer(customer_id))
    await emit({ ...event, noun: 'need-match', record_id: need.id }, await needAudience(need));
}

/** The result of a move, with the house's counters (D53). */
export interface MovedPair extends MovedHouse {
  recommend_quantity: number;
  seen_quantity: number;
}

/**
 * Moves a customer of a house to another place and recounts the house's offered and seen customers. The house is
 * locked, so moves on it run one after another and its counters stay correct. An unchanged place is no move.
 * Specification 1 §7, 2 §4, D53, D58.
 * @param to computes the new place from the current one
 * @throws HttpError not_found; forbidden if the actor may not see the house or not move the customer; invalid for a
 * need of another customer and a tab without 'Quan tâm sau'; conflict if `previousTarget` is not the current status
 */
export const movePair = (actor: Actor, pair: PairToMove, to: (now: Place) => Place): Promise<MovedPair> =>
  tx(async () => {
    const { house_id, customer_id } = pair;
    const house = await lockStanding(house_id);
    if (!house) throw new HttpError('not_found', houseText.notFound);
    if (!canSeeHouse(actor, house)) throw new HttpError('forbidden', houseText.mayNotSee);
    const before = await findPair(pair);
    const request_id = await checkRights(actor, pair, before);
    const now = placeOf(before);
    refuseStale(pair, now);
    const { target, priority } = to(now);
    refuseNoLater({ target, priority });
    const visit = visitOf(pair);
    const isMoved = target !== now.target || priority !== now.priority;
    const isOtherVisit = before !== undefined && changesVisit(before, visit);
    if (isMoved) {
      audited(actor, pair, before, { target, priority });
      await writeMove({ house_id, customer_id, request_id, target, priority, user_id: actor.id, ...visit }, now.target);
    } else if (isOtherVisit) {
      audited(actor, pair, before, { target, priority });
      await writeVisit(pair, visit);
    } else {
      auditNothing();
    }
    const counters = await recountHouse(house_id);
    if (isMoved || isOtherVisit) await publishMove(actor, pair);
    const previous = { previousTarget: now.target, previousPriority: now.priority };
    return { house_id, customer_id, status: target, priority, ...previous, ...counters };
  });
