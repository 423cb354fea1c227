import { anActor } from '@toam/domain/an-actor';
import { Role } from '@toam/domain/actor';
import { houseColumnsOf, houseListColumns } from './house-list.columns';

const boxes = 40;
const window = 1280 - 56 - 16;
const marketer = anActor({ role: Role.marketer });
const widthOf = (columns: readonly { width: number }[]) => columns.reduce((sum, { width }) => sum + width, 0);
const firstTen = [
  ...['Ảnh', 'Mã', 'Bất động sản', 'Giá', 'Diện tích', 'Quận/Huyện', 'Nhãn', 'Trạng thái', 'Phụ trách', 'Cập nhật'],
];
const titles = (columns: readonly { title: string }[]) => columns.map(({ title }) => title);

test('the first ten columns fit a window of 1280 beside the rail, down to who looks after the house and when it changed', () => {
  const columns = houseListColumns.slice(0, 10);
  expect(titles(columns)).toEqual(firstTen);
  expect(widthOf(columns) + boxes).toBeLessThanOrEqual(window);
});

test('all columns together scroll as wide as the specification says', () => {
  for (const columns of [houseListColumns, houseColumnsOf(marketer, false)]) {
    expect(widthOf(columns)).toBeGreaterThanOrEqual(3200);
    expect(widthOf(columns)).toBeLessThanOrEqual(3500);
  }
});

test('whoever may see posts has their marks after the first ten columns, and in view with them', () => {
  const columns = houseColumnsOf(marketer, false).slice(0, 11);
  expect(titles(columns)).toEqual([...firstTen, 'Tin đăng']);
  expect(widthOf(columns) + boxes).toBeLessThanOrEqual(window);
});

test('nobody else has that column, in either view', () => {
  for (const isReduced of [false, true])
    expect(titles(houseColumnsOf(anActor(), isReduced))).toEqual(titles(houseListColumns));
});
