import { type ChatLease, type ChatStep, mayWrite, openLease, takeStep } from '@toam/domain/chat/chat-lease';
import { type Random, random } from '@toam/domain/random';
import type { ChatStore } from '../chat-store';
import { allMessages, newKey, newText, outcomeOf, textsOf } from './check';
import type { Customer, StoreWorld } from './store-world';

/** One thing that somebody does. Several are on their way at once. */
interface Attempt {
  step: ChatStep;
  text: string | null;
}

type Done = Attempt & { isTaken: boolean };

const people = [1, 2, 90];
const admin = 90;

/** Seconds that pass at once: their sums meet the window exactly, and a test's own seconds never fill the rest. */
const pauses = [30, 60];

function anyAttempt({ pick, chance }: Random): Attempt {
  const by = pick(people);
  const kinds: (() => Attempt)[] = [
    () => ({ step: { kind: 'claim', by, force: chance(0.35) }, text: null }),
    () => ({ step: { kind: 'claim', by, force: false }, text: null }),
    () => ({ step: { kind: 'staffMessage', by }, text: newText() }),
    () => ({ step: { kind: 'staffMessage', by }, text: newText() }),
    () => ({ step: { kind: 'clientMessage' }, text: newText() }),
    () => ({ step: { kind: 'release', by, isAdmin: by === admin }, text: null }),
    () => ({ step: { kind: chance(0.4) ? 'lock' : 'unlock' }, text: null }),
  ];
  return pick(kinds)();
}

function attempt({ step, text }: Attempt, staff: Map<number, ChatStore>, { id, store }: Customer): Promise<unknown> {
  const anybody = staff.get(1)!;
  switch (step.kind) {
    case 'claim':
      return staff.get(step.by)!.claim(id, step.force ?? false);
    case 'release':
      return staff.get(step.by)!.release(id);
    case 'lock':
      return anybody.setStatus(id, 0);
    case 'unlock':
      return anybody.setStatus(id, 1);
    case 'staffMessage':
      return staff.get(step.by)!.send(id, { text: text! }, newKey());
    case 'clientMessage':
      return store.send({ text: text! }, newKey());
    case 'leave':
      throw new Error('no store ends accounts');
  }
}

function* orders<T>(list: T[]): Generator<T[]> {
  if (list.length === 0) yield [];
  for (const [at, first] of list.entries())
    for (const rest of orders(list.filter((_, other) => other !== at))) yield [first, ...rest];
}

/** What an order of steps makes of a lease; undefined if the rule would have answered one of them differently. */
function played(from: ChatLease, order: Done[], now: number): ChatLease | undefined {
  let lease = from;
  for (const { step, isTaken } of order) {
    const outcome = takeStep(lease, step, now);
    if ('lease' in outcome !== isTaken) return undefined;
    if ('lease' in outcome) ({ lease } = outcome);
  }
  return lease;
}

/** The leases that some order of these steps explains, with their messages in the order in which they are stored. */
function explained(from: ChatLease[], done: Done[], stored: (string | null)[], now: number): ChatLease[] {
  const leases = new Map<string, ChatLease>();
  for (const order of orders(done)) {
    const written = order.flatMap(({ text, isTaken }) => (isTaken && text !== null ? [text] : []));
    if (written.join() !== stored.join()) continue;
    for (const lease of from) {
      const after = played(lease, order, now);
      if (after) leases.set(JSON.stringify(after), after);
    }
  }
  return [...leases.values()];
}

interface Length {
  rounds: number;
  /** Times that people do something in a round. */
  moments: number;
}

/**
 * Lets three colleagues and a customer do anything at once, and the clock run. What the store answered and stored must be what the rule
 * makes of some order of it: then no two may ever write, and no accepted message is lost, doubled or moved.
 * @throws Error that tells the seed
 */
export async function runMachine(
  world: StoreWorld,
  seed: number,
  { rounds, moments }: Length,
): Promise<Record<string, number>> {
  const chance = random(seed);
  const staff = new Map<number, ChatStore>();
  for (const id of people) staff.set(id, await world.colleague(id, id === admin));
  const counts: Record<string, number> = {};
  for (let round = 0; round < rounds; round++) {
    const customer = await world.customer();
    let leases: ChatLease[] = [openLease];
    let now = 1_000_000;
    let known = 0;
    for (let moment = 0; moment < moments; moment++) {
      if (chance.chance(0.35)) {
        const seconds = chance.pick(pauses);
        await world.advance(seconds);
        now += seconds * 1000;
      }
      const attempts = Array.from({ length: chance.whole(1, 3) }, () => anyAttempt(chance));
      const done = await Promise.all(
        attempts.map(async (one): Promise<Done> => {
          const outcome = await outcomeOf(attempt(one, staff, customer));
          const kind = `${one.step.kind} ${outcome}`;
          counts[kind] = (counts[kind] ?? 0) + 1;
          return { ...one, isTaken: outcome === 'taken' };
        }),
      );
      const texts = textsOf(await allMessages(staff.get(1)!, customer.id));
      const next = explained(leases, done, texts.slice(known), now);
      const input = () => JSON.stringify({ seed, round, moment, leases, done, stored: texts.slice(known), now });
      if (next.length === 0) throw new Error(`no order explains ${input()}`);
      const writers = next.map((lease) => people.filter((by) => mayWrite(lease, by, now)).length);
      if (Math.max(...writers) > 1) throw new Error(`two may write: ${input()}`);
      const { status, supporter } = await staff.get(1)!.readConversation(customer.id);
      leases = next.filter((lease) => lease.status === status && lease.supporter === (supporter?.id ?? null));
      if (leases.length === 0) throw new Error(`the store says ${status}, ${supporter?.id}: ${input()}`);
      known = texts.length;
    }
  }
  return counts;
}
