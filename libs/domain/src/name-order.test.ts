import { byName, nameOrder } from './name-order';
import { random } from './random';

/** People, streets, projects and tags, as the alphabet has them. */
const inOrder = [
  ...['', '12 Cửa', '3 Miền', '9 Rồng', 'A', 'á', 'Ái', 'An', 'án', 'An An', 'An Bình', 'An-Bình', 'Anh', 'Ánh', 'Anh Đào'],
  ...['Anh Tuấn 2', 'Anh Tuấn 3', 'Anna', 'Ăn', 'ân', 'Ân', 'Ấn', 'Âu Cơ', 'Bạch', 'Bảo An', 'Băng', 'Bùi Ánh', 'Bùi Hân', 'Cao', 'Châu'],
  ...['Chí', 'Chị Ba', 'Dân', 'Du', 'Dũng', 'Dương', 'Dz', 'Đại', 'Đàm', 'Đan', 'Đặng', 'Đoàn', 'Đỗ An', 'Đỗ Yến', 'Én', 'Ê-đê', 'Fa', 'Giang'],
  ...['Hạ An', 'Hà Xuân', 'Hồ', 'Jackie', 'Khánh', 'Lam', 'Lâm', 'Lê', 'Lệ', 'Lê Hoài', 'Lê Hoàn', 'Mai', 'Nga', 'Ngà', 'Ngả', 'Ngã', 'Ngá', 'Ngạ'],
  ...['Nguyên', 'Nguyễn', 'Nguyễn An', 'Nguyên Bình', 'Oanh', 'Ốc', 'Ơn', 'Phạm', 'Phan', 'Quý', 'Quỳnh', 'Sơn', 'Tâm', 'Tô', 'Tú', 'Tư', 'Từ'],
  ...['Uyên', 'Ưng', 'Vũ', 'Vương', 'Wanda', 'Xuân', 'Ý', 'Ỷ Lan', 'Yên', 'Zen'],
]; // prettier-ignore

const dictionary = new Intl.Collator('vi');

test('names in the order of the Vietnamese alphabet, also of the dictionary that browsers know', () => {
  const drawn = random(124).some(inOrder, inOrder.length);
  expect(drawn.toSorted(byName)).toEqual(inOrder);
  expect(drawn.toSorted(dictionary.compare)).toEqual(inOrder);
});

test.each([
  ['all letters are told apart, a ă â', 'ao', 'ăn', 'âm'],
  ['đ after all of d', 'dz', 'Đà', 'e'],
  ['tones count only between equal letters', 'Lê An', 'Lệ An', 'Lê Anh'],
  ['capitals only between equal tones', 'an', 'An', 'án'],
  ['the first difference in tones decides', 'Ha Hà', 'Hà Ha', 'Hà Hà'],
  ['a shorter name before those that it begins', 'An', 'An B', 'Ana'],
  ['digits one by one', 'Tổ 1', 'Tổ 10', 'Tổ 2'],
  ['letters of other languages beside their like', 'Muller', 'Müller', 'Mun'],
])('%s', (_, ...names) => {
  expect(names.toReversed().toSorted(byName)).toEqual(names);
  expect(names.toReversed().toSorted(dictionary.compare)).toEqual(names);
});

test.each([
  ['a letter that is written in parts is the same letter', 'Đặng'.normalize('NFD'), 'Đặng'],
  ['an old font writes Ð for Đ', 'Ðạo', 'Đạo'],
])('%s', (_, one, other) => {
  expect(nameOrder(one)).toBe(nameOrder(other));
});

test('drawn names stand as in the dictionary', () => {
  const r = random(2026);
  const letters = [...'aăâbcdđeêghiklmnoôơuưyáàảãạắằậếệốộớợứựýĐÂĂAƠ 0129'];
  const draw = () => Array.from({ length: r.whole(1, 6) }, () => r.pick(letters)).join('').trim(); // prettier-ignore
  const pairs = Array.from({ length: 5_000 }, () => [draw(), draw()] as const);
  expect(pairs.filter(([one, other]) => byName(one, other) !== dictionary.compare(one, other))).toEqual([]);
});

test.each([
  ['signs are one', 'An-Bình', 'An_Bình', 0],
  ['ligatures stand behind z', 'Zen', 'æ', -1],
  ['î is no letter of the alphabet, and stands behind i', 'îa', 'in', 1],
])('unlike the dictionary: %s', (_, one, other, order) => {
  expect(byName(one, other)).toBe(order);
  expect(dictionary.compare(one, other)).not.toBe(order);
});
