import { isOneOff } from './guessed-names';
import { fromTelex } from './telex';

test.each([
  ['quaanj', 'quan'],
  ['nhaf', 'nha'],
  ['banj', 'ban'],
  ['duwowis', 'duoi'],
  ['nguyeexn', 'nguyen'],
  ['ddaats', 'dat'],
  ['tyr', 'ty'],
])('%s is %s', (typed, meant) => {
  expect(fromTelex(typed)).toBe(meant);
});

test.each(['max', 'view', 'park', 'gara', 'hxh', '12bis', 'bis', 'tran', 'pearl', 'wc', 'sang', 'masteri', 'sunrise'])(
  '%s is what it is',
  (typed) => {
    expect(fromTelex(typed)).toBeNull();
  },
);

test.each([
  ['thnah', 'thanh'],
  ['thah', 'thanh'],
  ['thanhh', 'thanh'],
  ['thonh', 'thanh'],
])('%s is one letter off %s', (typed, meant) => {
  expect(isOneOff(typed, meant)).toBe(true);
});

test.each(['thanh', 'tahnn', 'th', 'binh'])('%s is not', (typed) => {
  expect(isOneOff(typed, 'thanh')).toBe(false);
});
