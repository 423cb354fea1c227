import { paramsOf } from './paths';

test.each([
  ['', ''],
  ['?month=2026-10&mode=team&person=7', '?month=2026-10&mode=team&person=7'],
  ['?mode=team&team=0&view=sums&day=2026-11-17&of=7&chosen=2026-11-17', '?mode=team&team=0&view=sums'],
  ['?now=1&page=3', ''],
])('of %j the tabs keep %j', (search, stored) => {
  expect(paramsOf(search)).toBe(stored);
});
