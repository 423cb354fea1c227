import {
  type ChatLease,
  type ChatStep,
  isLive,
  leaseButtons,
  leaseEnd,
  mayWrite,
  openLease,
  takeStep,
} from './chat-lease';
import { random } from '@toam/domain/random';

const lan = 7;
const bao = 8;
const start = Date.parse('2026-11-20T10:00:00+07:00');
const at = (seconds: number) => start + seconds * 1000;

/** Takes steps at seconds after ten o'clock; a refusal leaves the conversation as it was. */
function play(steps: readonly (readonly [seconds: number, step: ChatStep])[], from: ChatLease = openLease) {
  let lease = from;
  const refusals = steps.flatMap(([seconds, step]) => {
    const outcome = takeStep(lease, step, at(seconds));
    if ('refused' in outcome) return [[seconds, outcome.refused]];
    lease = outcome.lease;
    return [];
  });
  return { lease, refusals };
}
const claim = (by = lan, force = false): ChatStep => ({ kind: 'claim', by, force });
const write = (by = lan): ChatStep => ({ kind: 'staffMessage', by });
const hears: ChatStep = { kind: 'clientMessage' };
const lock: ChatStep = { kind: 'lock' };

describe('the example of the brief', () => {
  test('a claim lasts two minutes', () => {
    const { lease } = play([[0, claim()]]);
    expect(leaseEnd(lease)).toBe(at(120));
    expect(isLive(lease, at(119.999))).toBe(true);
    expect(isLive(lease, at(120))).toBe(false);
  });

  test('each side’s message renews it, for the same supporter also after its end', () => {
    const began = [[0, claim()], [100, write()]] as const; // prettier-ignore
    expect(leaseEnd(play(began).lease)).toBe(at(220));
    expect(play([...began, [225, write()]]).refusals).toEqual([[225, 'notHolder']]);
    const renewed = play([...began, [230, hears], [240, write()]]);
    expect(renewed.refusals).toEqual([]);
    expect(leaseEnd(renewed.lease)).toBe(at(360));
  });
});

test.each<[string, readonly (readonly [number, ChatStep])[], unknown]>([
  ['nobody writes without a claim', [[0, write()]], [[0, 'notHolder']]],
  ['a customer writes without anybody', [[0, hears]], []],
  ['a live conversation is not taken without asking', [[0, claim()], [119, claim(bao)]], [[119, 'held']]],
  ['it is free at its end', [[0, claim()], [120, claim(bao)]], []],
  ['the former holder’s message on its way is refused', [[0, claim()], [10, claim(bao, true)], [10, write()]], [[10, 'notHolder']]],
  ['one’s own claim is renewed without asking', [[0, claim()], [60, claim()], [150, write()]], []],
  ['locking ends it for both sides', [[0, claim()], [5, lock], [6, write()], [6, hears]], [[6, 'locked'], [6, 'locked']]],
  ['a locked conversation is not claimed', [[0, lock], [1, claim()]], [[1, 'locked']]],
  ['unlocking gives nobody the lease back', [[0, claim()], [5, lock], [6, { kind: 'unlock' }], [7, write()]], [[7, 'notHolder']]],
  ['only the holder releases', [[0, claim()], [5, { kind: 'release', by: bao }]], [[5, 'notHolder']]],
  ['an admin releases for somebody', [[0, claim()], [5, { kind: 'release', by: bao, isAdmin: true }], [6, write()]], [[6, 'notHolder']]],
  ['releasing what nobody holds changes nothing', [[0, { kind: 'release', by: bao }]], []],
  ['who leaves the company holds nothing', [[0, claim()], [5, { kind: 'leave', by: lan }], [6, write()]], [[6, 'notHolder']]],
  ['somebody else who leaves takes nothing along', [[0, claim()], [5, { kind: 'leave', by: bao }], [6, write()]], []],
  ['after a release a customer’s message gives it to nobody', [[0, claim()], [5, { kind: 'release', by: lan }], [6, hears], [7, write()]], [[7, 'notHolder']]],
])('%s', (_what, steps, refusals) => expect(play(steps).refusals).toEqual(refusals)); // prettier-ignore

test.each<[string, ChatLease, number, string[]]>([
  ['nobody supports', openLease, 0, ['claim', 'lock']],
  ['I support', play([[0, claim()]]).lease, 10, ['release', 'lock']],
  ['my lease is over', play([[0, claim()]]).lease, 120, ['claim', 'release', 'lock']],
  ['a colleague supports', play([[0, claim(bao)]]).lease, 10, ['claim', 'lock']],
  ['locked', play([[0, lock]]).lease, 10, ['claim', 'unlock']],
])('buttons when %s', (_when, lease, seconds, shown) => {
  const buttons = Object.entries(leaseButtons(lease, lan, at(seconds)));
  expect(buttons.filter(([, isShown]) => isShown).map(([name]) => name)).toEqual(shown);
});

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

test(`no order of steps lets two colleagues write, seed ${seed}`, () => {
  const { next, pick } = random(seed);
  const anybody = () => pick([7, 8, 9]);
  const anyStep = (): ChatStep =>
    pick<() => ChatStep>([
      ...[() => claim(anybody()), () => claim(anybody(), true), () => write(anybody()), () => write(anybody()), () => hears],
      ...[() => ({ kind: 'release', by: anybody(), isAdmin: next() < 0.2 }) as const, () => ({ kind: 'leave', by: 9 }) as const],
      ...[() => (next() < 0.3 ? lock : hears), () => ({ kind: 'unlock' }) as const],
    ])(); // prettier-ignore

  /** What is wrong with a step's outcome. */
  function wrongs(lease: ChatLease, step: ChatStep, now: number, isTaken: boolean): string[] {
    const writers = [7, 8, 9].filter((by) => mayWrite(lease, by, now));
    return [
      ...(writers.length > 1 ? ['two writers'] : []),
      ...(step.kind === 'staffMessage' && isTaken !== writers.includes(step.by) ? ['a message of a stranger'] : []),
      ...(step.kind === 'clientMessage' && isTaken !== (lease.status === 1) ? ['a message into a lock'] : []),
      ...(lease.status === 0 && lease.supporter !== null ? ['a supporter of a locked one'] : []),
    ];
  }

  for (let round = 0; round < 300; round++) {
    let lease = openLease;
    let now = start;
    for (let taken = 0; taken < 60; taken++) {
      now += Math.floor(next() * 70_000);
      const step = anyStep();
      const outcome = takeStep(lease, step, now);
      const found = wrongs(lease, step, now, 'lease' in outcome);
      if (found.length) throw new Error(`${found.join(', ')}: ${JSON.stringify({ round, lease, step })}`);
      if ('lease' in outcome) ({ lease } = outcome);
    }
  }
});
