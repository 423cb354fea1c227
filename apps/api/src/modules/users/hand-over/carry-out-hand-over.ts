import { carryOutHandOver, type HandOverCounts } from '@toam/contracts/user/hand-over.endpoints';
import { handOverText as text } from '@toam/contracts/user/hand-over.text';
import type { Actor } from '@toam/domain/actor';
import type { InputOf } from '@toam/contracts/endpoint';
import { auditNothing } from '../../../audit/audit-context';
import { withRetryOnDeadlock } from '../../../db/retry-on-deadlock';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { activeActor } from '../people';
import { lockHierarchy, lockPeople } from '../user.queries';
import type { User } from '../user.schema';
import { readStaffNames } from '../users.reads';
import { auditHandOver } from './audit-hand-over';
import { closeAccount, type Closing, closingOf } from './leaver-account';
import { insertHandOver, listOf, writeMoved } from './hand-over.queries';
import type { HandOver } from './hand-over.schema';
import { authorizeLeaver, authorizeReceiver } from './hand-over-parties';
import { serializeHandOver } from './hand-over-serializer';
import { previewOf } from './preview-hand-over';
import { staffReferences } from '../../../references/staff-reference';
import { notifyHandOver } from './notify-hand-over';

type Body = InputOf<typeof carryOutHandOver>['body'];

/** Milliseconds within which the same call counts as a repeat, because its answer was lost. */
const repeatWithin = 10 * 60_000;

interface Parties {
  currentActor: Actor;
  leaver: User;
  receiver: User | null;
}

/**
 * Locks everybody concerned in one order, so that nobody is locked or deleted meanwhile. Reads the actor's rights again.
 * @returns `chosen`: the receiver, who may not be fit for it
 * @throws HttpError as `authorizeLeaver`; forbidden if the actor has been locked
 */
async function lockParties(actor: Actor, { user_id, to_id, kinds }: Body) {
  if (kinds.includes('team')) await lockHierarchy();
  const people = await lockPeople([actor.id, user_id, ...(to_id === null ? [] : [to_id])]);
  const currentActor = activeActor(people.get(actor.id));
  const leaver = authorizeLeaver(currentActor, people.get(user_id));
  return { currentActor, leaver, chosen: to_id === null ? undefined : people.get(to_id) };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((kind) => other.includes(kind));

/** Whether it is the same call by the same person again, because the answer was lost. */
const isRepeat = (last: HandOver, before: HandOver | undefined, actor: Actor, { to_id, kinds, last_id }: Body) =>
  last.user_id === actor.id &&
  last.to_id === to_id &&
  last.undone_at === null &&
  (before?.id ?? null) === last_id &&
  isSame(Object.keys(last.moved), kinds) &&
  last.created_at.getTime() > Date.now() - repeatWithin;

/**
 * Refuses a second hand-over since the preview was read.
 * @returns the earlier hand-over, if this same call made it
 * @throws HttpError conflict with the preview as it is now
 */
async function findRepeat(
  { currentActor: actor, leaver, receiver }: Parties,
  body: Body,
): Promise<HandOver | undefined> {
  const [last, before] = await listOf(leaver.id, 2);
  if (body.last_id === undefined || (last?.id ?? null) === body.last_id) return undefined;
  if (last && isRepeat(last, before, actor, body)) return last;
  const by = last && (await readStaffNames([last.user_id])).get(last.user_id)?.name;
  throw new HttpError('conflict', text.alreadyHandedOver(by ?? '', leaver.name), {
    current: await previewOf(leaver, receiver),
  });
}

/** @throws HttpError conflict if the receiver cannot have one of the kinds */
async function refuseBlocked({ leaver, receiver }: Parties, kinds: Body['kinds']): Promise<void> {
  for (const { kind, blocked } of staffReferences()) {
    if (!receiver || !blocked || !kinds.includes(kind)) continue;
    const why = await blocked({ from: leaver, to: receiver });
    if (why !== null) throw new HttpError('conflict', why);
  }
}

/** Hands over every requested kind, and stores what moved. */
async function moveAll(
  one: HandOver,
  { currentActor: actor, leaver, receiver }: Parties,
  kinds: Body['kinds'],
): Promise<HandOver> {
  const counts: HandOverCounts = { ...one.counts };
  const moved: Record<string, unknown> = {};
  for (const holder of staffReferences()) {
    if (!receiver || !kinds.includes(holder.kind)) continue;
    const handed = await holder.move({ from: leaver, to: receiver, by: actor.id });
    counts[holder.kind] = handed.count;
    moved[holder.kind] = handed.moved;
  }
  return writeMoved(one.id, { counts, moved });
}

async function carryOut(parties: Parties, closing: Closing, { kinds }: Body): Promise<HandOver> {
  const { currentActor: actor, leaver, receiver } = parties;
  await closeAccount(actor, leaver, closing);
  const one = await insertHandOver({
    ...{ from_id: leaver.id, to_id: receiver?.id ?? null, user_id: actor.id },
    ...closing,
    employee_status_before: leaver.employee_status,
  });
  const done = await moveAll(one, parties, kinds);
  auditHandOver({ currentActor: actor, leaver, receiver, counts: done.counts });
  if (receiver) await notifyHandOver(actor, done, { from: leaver, to: receiver });
  return done;
}

/**
 * Closes a person's work: locks the account, ends every session, marks the person as resigned, and gives customers, needs,
 * houses and team to a colleague, each only if asked. One transaction. A repeated call answers what the first one did. D72.
 * @throws HttpError not_found; forbidden; conflict if somebody else handed over since `last_id`; invalid at `to_id` or if nothing is asked
 * for; conflict if the receiver was locked meanwhile or cannot lead the team, or if retries still end in a deadlock
 */
export const carryOutHandOverCall = handle(
  carryOutHandOver,
  { audit: { action: 'hand_over', noun: 'user', record: 'user_id' } },
  ({ actor, body }) =>
    withRetryOnDeadlock(text.busy, async () => {
      const { currentActor, leaver, chosen } = await lockParties(actor, body);
      const repeated = await findRepeat({ currentActor, leaver, receiver: chosen ?? null }, body);
      if (repeated) {
        auditNothing();
        return serializeHandOver(currentActor, repeated);
      }
      const receiver = body.to_id === null ? null : authorizeReceiver(leaver, chosen);
      const parties = { currentActor, leaver, receiver };
      const closing = closingOf(leaver, body);
      if (body.kinds.length === 0 && !closing.locked && !closing.resigned)
        throw new HttpError('invalid', text.nothingAsked, { errors: { kinds: text.nothingAsked } });
      await refuseBlocked(parties, body.kinds);
      return serializeHandOver(currentActor, await carryOut(parties, closing, body));
    }),
);
