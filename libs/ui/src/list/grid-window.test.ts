import { columnsInView, rowsInView } from './grid-window';

test('the rows in view are drawn, and some beyond, at any position of ten thousand', () => {
  for (let scrollTop = 0; scrollTop <= 10_000 * 50 - 600; scrollTop += 4999) {
    const { from, to } = rowsInView(scrollTop, 600, 50, 10_000);
    expect(from).toBeLessThanOrEqual(Math.floor(scrollTop / 50));
    expect(to).toBeGreaterThanOrEqual(Math.min(10_000, Math.ceil((scrollTop + 600) / 50)));
    expect(to - from).toBeLessThanOrEqual(28);
  }
});

test('a short list is drawn whole', () => {
  expect(rowsInView(0, 600, 50, 3)).toEqual({ from: 0, to: 3 });
});

test('columns left and right of the view are left out', () => {
  const widths = Array.from({ length: 30 }, () => 110);
  const { from, to } = columnsInView(1320, 1200, widths);
  expect(from).toBeLessThanOrEqual(12);
  expect(from).toBeGreaterThan(5);
  expect(to).toBeGreaterThanOrEqual(23);
  expect(to).toBeLessThan(30);
});
