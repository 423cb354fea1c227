import { matchesChoice, offeredChoices } from './choice';

const bình = { value: 1, label: 'Bình Thạnh' };
const cũ = { value: 2, label: 'Quận 2 (ngưng dùng)', retired: true };

test('what is no longer offered keeps its name where it is chosen, and is offered nowhere else', () => {
  expect(offeredChoices([bình, cũ], [])).toEqual([bình]);
  expect(offeredChoices([bình, cũ], [1])).toEqual([bình]);
  expect(offeredChoices([bình, cũ], [2])).toEqual([bình, cũ]);
});

test('a choice is found by its words without accents', () => {
  expect(matchesChoice('thanh binh', bình)).toBe(true);
  expect(matchesChoice('quan', bình)).toBe(false);
});
