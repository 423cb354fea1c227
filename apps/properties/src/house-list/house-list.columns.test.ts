import { houseListColumns } from './house-list.columns';

const titles = houseListColumns.slice(0, 10).map(({ title }) => title);

test('the first ten columns fit a window of 1280 beside the rail, down to who looks after the house and when it changed', () => {
  expect(titles).toEqual([
    ...['Ảnh', 'Mã', 'Bất động sản', 'Giá', 'Diện tích', 'Quận/Huyện', 'Nhãn', 'Trạng thái', 'Phụ trách', 'Cập nhật'],
  ]);
  const boxes = 40;
  const width = houseListColumns.slice(0, 10).reduce((sum, column) => sum + column.width, boxes);
  expect(width).toBeLessThanOrEqual(1280 - 56 - 16);
});

test('all columns together scroll as wide as the specification says', () => {
  const width = houseListColumns.reduce((sum, column) => sum + column.width, 0);
  expect(width).toBeGreaterThanOrEqual(3200);
  expect(width).toBeLessThanOrEqual(3500);
});
