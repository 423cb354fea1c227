import { idsIn, idsOfCode, largestId } from './record-id';

test('a text that may be an id is one: no zero before it, no sign, and no more than the database has', () => {
  expect(idsIn(['5', '600', String(largestId)])).toEqual([5, 600, largestId]);
  expect(idsIn(['', '0', '007', '-5', '5.0', '1e3', '0x10', ' 5', '２', String(largestId + 1), '4294967301'])).toEqual(
    [],
  );
});

test('a search for a record as lists show it is its id, with nothing beside it', () => {
  expect([idsOfCode('#600'), idsOfCode(' # 7 ')]).toEqual([[600], [7]]);
  for (const other of ['600', '', '#', '#06', '#6a', '#6 7', 'a #6', '##6', '#4294967301'])
    expect(idsOfCode(other)).toEqual([]);
});
