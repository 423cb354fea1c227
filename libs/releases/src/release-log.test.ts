import {
  beforeLive,
  liveOf,
  outdated,
  readReleaseLog,
  releasesOf,
  type ReleaseStep,
  writtenReleaseLog,
} from './release-log';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-01T00:00:00Z');
const idOf = (letter: string) => letter.repeat(12);

/** "a b a": what was live, day by day; "+c" is only uploaded. */
function aLog(steps: string): ReleaseStep[] {
  return steps
    .split(' ')
    .filter(Boolean)
    .map((text, at) => ({
      ...{ of: 'crm', build: idOf(text.at(-1)!), by: 'lan', commit: null },
      step: text.startsWith('+') ? 'uploaded' : 'live',
      at: new Date(start + at * day).toISOString(),
    }));
}

test.each([
  ['', undefined, undefined],
  ['+a', undefined, undefined],
  ['a', 'a', undefined],
  ['a b', 'b', 'a'],
  ['a b +c', 'b', 'a'],
  ['a b c', 'c', 'b'],
  // back from c, and once more
  ['a b c b', 'b', 'a'],
  ['a b c b a', 'a', undefined],
  // and forward again
  ['a b c b c', 'c', 'b'],
  ['a b a c', 'c', 'a'],
])('%s: live is %s, back goes to %s', (steps, live, before) => {
  const log = aLog(steps);
  expect([liveOf(log, 'crm')?.build, beforeLive(log, 'crm')?.build]).toEqual([
    live && idOf(live),
    before && idOf(before),
  ]);
  expect(liveOf(log, 'hr')).toBeUndefined();
});

test('the list tells since when and until when', () => {
  const at = (days: number) => new Date(start + days * day).toISOString();
  expect(releasesOf(aLog('a +b b a'), 'crm').map(({ build, live, replaced }) => [build[0], live, replaced])).toEqual([
    ['a', at(3), null],
    ['b', at(2), at(3)],
  ]);
});

test.each([
  // days after the beginning, and whose files go then
  ['a b c', 30, ''],
  // a was replaced on day 1 and is older than that, which does not count
  ['a b c', 30.9, ''],
  ['a b c', 31.1, 'a'],
  // the way back stays
  ['a b', 400, ''],
  ['a b c', 400, 'a'],
  // never live
  ['a +b', 31.1, 'b'],
  ['a', 400, ''],
])('%s: after %s days the files of "%s" go', (steps, days, gone) => {
  const found = outdated(aLog(steps), 'crm', start + days * day);
  expect(found.map(({ build }) => build[0]).join('')).toBe(gone);
});

test('what is written is read, and a damaged list is not overwritten', () => {
  const log = aLog('a +b');
  expect(readReleaseLog(writtenReleaseLog(log))).toEqual(log);
  expect(readReleaseLog(null)).toEqual([]);
  expect(() => readReleaseLog('{"version":1,"releases":[{"of":"crm"}]}')).toThrow('releases.json is damaged');
});
