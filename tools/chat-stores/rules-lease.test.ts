import { type ChatLease, type ChatStep, takeStep } from '@toam/domain/chat/chat-lease';
import { random } from '@toam/domain/random';
import type { Write } from '../firestore-emulator/database';
import type { Identity } from '../firestore-emulator/identity';
import {
  claims,
  clientWrites,
  locks,
  releases,
  staff,
  staffWrites,
  start,
  unlocks,
  visitor,
  world,
} from './rules.fixture';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** What a client writes for a step, whether it may or not. */
function attempt(step: ChatStep): [Identity, Write[]] | undefined {
  switch (step.kind) {
    case 'claim':
      return [staff(step.by), claims(step.by, step.force)];
    case 'release':
      return [staff(step.by, { admin: step.isAdmin ?? false }), releases()];
    case 'lock':
      return [staff(7), locks()];
    case 'unlock':
      return [staff(7), unlocks()];
    case 'staffMessage':
      return [staff(step.by), staffWrites(step.by)];
    case 'clientMessage':
      return [visitor, clientWrites()];
    case 'leave': // the store ends nobody's account
      return undefined;
  }
}

const dateOf = (time: number | null) => (time === null ? null : new Date(time));

test(`the rules file takes exactly the steps that the rule takes, seed ${seed}`, () => {
  const { pick, whole, chance } = random(seed);
  const anybody = () => pick([7, 8, 9]);
  const anyTime = () => (chance(0.2) ? null : start + pick([0, 0, 1, 60_000, whole(0, 200_000)]));
  const anyLease = (): ChatLease => {
    const status = chance(0.8) ? 1 : 0;
    const supporter = status === 0 || chance(0.2) ? null : anybody();
    return { status, supporter, startTimeSupport: supporter && anyTime(), theLastMessage: anyTime() };
  };
  const anyStep = (): ChatStep =>
    pick<() => ChatStep>([
      () => ({ kind: 'claim', by: anybody(), force: chance(0.3) }),
      () => ({ kind: 'staffMessage', by: anybody() }),
      () => ({ kind: 'staffMessage', by: anybody() }),
      () => ({ kind: 'release', by: anybody(), isAdmin: chance(0.3) }),
      () => ({ kind: 'clientMessage' }),
      () => ({ kind: chance(0.5) ? 'lock' : 'unlock' }),
    ])();
  const count = { taken: 0, refused: 0 };
  for (let round = 0; round < 3000; round++) {
    const lease = anyLease();
    const step = anyStep();
    // often on the edge of two minutes after one of its times
    const edge = pick([lease.startTimeSupport, lease.theLastMessage, null]);
    const now = edge === null ? start + whole(0, 400_000) : edge + 120_000 + pick([-1, 0, 1]);
    const [who, writes] = attempt(step)!;
    const { supporter } = lease;
    const { commits } = world(
      {
        status: lease.status,
        supporter: supporter && { id: supporter, name: 'Lan', avatar: null },
        startTimeSupport: dateOf(lease.startTimeSupport),
        theLastMessage: dateOf(lease.theLastMessage),
      },
      new Date(now),
    );
    const isTaken = commits(who, writes);
    count[isTaken ? 'taken' : 'refused'] += 1;
    const expected = 'lease' in takeStep(lease, step, now);
    if (isTaken !== expected) throw new Error(JSON.stringify({ round, isTaken, lease, step, now: now - start }));
  }
  expect(Math.min(count.taken, count.refused)).toBeGreaterThan(500);
});
