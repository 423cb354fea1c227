import { changedFields, clashingFields, mergeFields, mergeLists } from './three-way';

const list = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  ['both added', list(1, 2), list(1, 2, 3), list(1, 2, 4), [1, 2, 3, 4]],
  ['one added, the other took away', list(1, 2), list(1, 2, 3), list(2), [2, 3]],
  ['both took the same away', list(1, 2, 3), list(1, 3), list(1, 3), [1, 3]],
  ['both added the same', list(1), list(1, 5), list(1, 5), [1, 5]],
  ['my order, their addition', list(1, 2, 3), list(3, 1, 2), list(1, 2, 3, 4), [3, 1, 2, 4]],
  ['their order, my addition', list(1, 2, 3), list(1, 2, 3, 4), list(2, 1, 3), [2, 1, 3, 4]],
  ['both orders: theirs', list(1, 2, 3), list(3, 2, 1), list(2, 1, 3), [2, 1, 3]],
  ['only they changed', list(1, 2), list(1, 2), list(2), [2]],
  ['only I changed', list(1, 2), list(2), list(1, 2), [2]],
])('%s', (_case, before, mine, theirs, expected) => {
  expect(mergeLists(before, mine, theirs).map(({ id }) => id)).toEqual(expected);
});

describe('fields of a form', () => {
  const before = { name: 'Lan', area: 60, wards: [1, 2], note: null as string | null };

  test('blanks around a text, an empty one and the order of a list are no change', () => {
    expect(changedFields(before, { name: ' Lan ', area: 60, wards: [2, 1], note: '' })).toEqual([]);
    expect(changedFields(before, { ...before, area: 65, wards: [1] })).toEqual(['area', 'wards']);
  });

  test('only what both sides changed to different things needs a decision', () => {
    const mine = { ...before, name: 'Lan Anh', area: 65, note: 'gấp' };
    const theirs = { ...before, name: 'Ngọc Lan', area: 65, wards: [3] };
    expect(clashingFields({ before, mine, theirs })).toEqual(['name']);
    expect(mergeFields({ before, mine, theirs })).toEqual({ name: 'Lan Anh', area: 65, wards: [3], note: 'gấp' });
    expect(mergeFields({ before, mine, theirs }, { name: 'theirs' }).name).toBe('Ngọc Lan');
  });

  const [one, two, signedAnew] = [
    { id: 1, url: 'a' },
    { id: 2, url: 'b' },
    { id: 1, url: 'c' },
  ];

  test('a picture is the same while its id is, and pictures stand in their order', () => {
    expect(changedFields({ image: one, list: [one, two] }, { image: signedAnew, list: [signedAnew, two] })).toEqual([]);
    expect(changedFields({ image: one, list: [one, two] }, { image: two, list: [two, one] })).toEqual([
      'image',
      'list',
    ]);
  });

  test('lists to which both add are joined, and never asked about', () => {
    const sides = { before: { list: [1, 2] }, mine: { list: [1, 2, 3] }, theirs: { list: [2, 4] } };
    expect(clashingFields(sides)).toEqual(['list']);
    expect(clashingFields(sides, { lists: ['list'] })).toEqual([]);
    expect(mergeFields(sides, {}, { lists: ['list'] })).toEqual({ list: [2, 3, 4] });
  });
});
