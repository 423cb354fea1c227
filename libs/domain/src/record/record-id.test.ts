import { idsIn, largestId } from './record-id';

test('a text that may be an id is one: no zero before it, no sign, and no more than the database has', () => {
  expect(idsIn(['5', '600', String(largestId)])).toEqual([5, 600, largestId]);
  expect(idsIn(['', '0', '007', '-5', '5.0', '1e3', '0x10', ' 5', '２', String(largestId + 1), '4294967301'])).toEqual(
    [],
  );
});
