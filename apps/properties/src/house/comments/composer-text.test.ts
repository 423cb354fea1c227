import { fromContent, mentionSearch, toContent, withMention } from './composer-text';

const ha = { id: 7, name: 'Nguyễn Thu Hà' };
const han = { id: 8, name: 'Nguyễn Thu Hàn' };
const picked = [{ id: 7, label: 'Nguyễn Thu Hà' }];

test.each([
  ['@', 1, { from: 0, typed: '' }],
  ['hỏi @Thu H', 10, { from: 4, typed: 'Thu H' }],
  ['(@ng', 4, { from: 1, typed: 'ng' }],
  ['ha@toam.vn', 10, null],
  ['giá @ 5 tỷ hơn', 14, null],
  ['@Nguyễn Thu Hà ', 15, null],
  ['@Nguyễn Thu Hà và', 17, null],
  ['@Nguyễn Thu Hàn', 15, { from: 0, typed: 'Nguyễn Thu Hàn' }],
])('in "%s" at %i the search is %j', (text, caret, search) => {
  expect(mentionSearch(text, caret, picked)).toEqual(search);
});

test('a person takes the place of what was typed, and the caret goes behind', () => {
  const after = withMention('hỏi @thu xem', 8, { from: 4, typed: 'thu' }, ha, []);
  expect(after).toEqual({ text: 'hỏi @Nguyễn Thu Hà xem', caret: 19, picks: picked });
});

test('two people of one name stay two', () => {
  const { text, picks } = withMention('@', 1, { from: 0, typed: '' }, { id: 30, name: ha.name }, picked);
  expect(toContent(`@${ha.name} ${text}`, picks)).toBe('@[7] @[30] ');
});

test('names become mentions, the longer of two first, and only where the name ends', () => {
  const picks = [...picked, { id: 8, label: han.name }];
  expect(toContent('@Nguyễn Thu Hàn, @Nguyễn Thu Hà! @Nguyễn Thu Hàng', picks)).toBe('@[8], @[7]! @Nguyễn Thu Hàng');
});

test('a written comment is typed again as it was', () => {
  const { text, picks } = fromContent('@[8] hỏi @[7]', [ha, han]);
  expect(text).toBe('@Nguyễn Thu Hàn hỏi @Nguyễn Thu Hà');
  expect(toContent(text, picks)).toBe('@[8] hỏi @[7]');
});
