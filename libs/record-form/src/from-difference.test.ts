import { fromDifference } from './from-difference';

const same = 'Một đoạn giống nhau ở cả hai bản. '.repeat(20);

test('long texts begin a little before they differ, and short ones are whole', () => {
  const { mine, theirs } = fromDifference(`${same}Tôi viết`, `${same}Chị ấy viết ${'thêm nhiều '.repeat(60)}`);
  expect(mine).toMatch(/^….*Tôi viết$/);
  expect(String(mine).length).toBeLessThan(100);
  expect(theirs).toMatch(/^….*Chị ấy viết.*…$/);
  expect(fromDifference('Cũ', 'Mới')).toEqual({ mine: 'Cũ', theirs: 'Mới' });
});
