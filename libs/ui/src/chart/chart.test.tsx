import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// The slim entry leaves out what only tests need.
// eslint-disable-next-line no-restricted-imports -- see above
import { MemoryRouter } from 'react-router';
import BarChart from './bar-chart';
import { seriesColour } from './chart-data';
import { RingChart } from './ring-chart';

const coloursOf = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('i')].map((mark) => mark.style.background || mark.getAttribute('style'));

test('series take the six colours in order, then begin again', () => {
  expect(Array.from({ length: 7 }, (_, index) => seriesColour(index))).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((number) => `var(--chart${number})`),
    'var(--chart1)',
  ]);
});

test('a bar chart has a legend in its colours, and its figures as a table for those who do not see it', () => {
  const { container } = render(
    <BarChart
      label="Theo tháng"
      series={[
        { key: 'houses', label: 'Bất động sản' },
        { key: 'deals', label: 'Giao dịch' },
      ]}
      points={[
        { label: 'T1', values: { houses: 1284, deals: 6 } },
        { label: 'T2', values: { houses: 60 } },
      ]}
    />,
  );
  expect(coloursOf(container.querySelector('ul')!)).toEqual(['var(--chart1)', 'var(--chart2)']);
  const table = screen.getByRole('table', { name: 'Theo tháng' });
  expect(within(table).getByRole('row', { name: 'T1 1.284 6' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'T2 60 –' })).toBeInTheDocument();
  // Firefox would draw the caption of a table that is clipped itself
  expect(table.closest('.unseen')).not.toBe(table);
});

test('bars that open are buttons with one tab stop, walked by arrow keys', async () => {
  const opened: number[] = [];
  render(
    <BarChart
      stacked
      label="Doanh thu"
      series={[
        { key: 'a', label: 'Mua' },
        { key: 'b', label: 'Bán' },
      ]}
      points={['T1', 'T2', 'T3'].map((label, at) => ({ label, values: { a: at, b: 10 } }))}
      onOpen={(at) => opened.push(at)}
    />,
  );
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'T1: 10' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'T3: 12' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Home}{ArrowLeft} ');
  expect(opened).toEqual([2, 0]);
});

test('the parts of a ring are whole percents that sum to a hundred, and lead to what they count', () => {
  render(
    <MemoryRouter>
      <RingChart
        label="Theo loại"
        parts={[
          { key: 'a', label: 'Nhà phố', value: 1, to: '/house?type=1' },
          { key: 'b', label: 'Căn hộ', value: 1 },
          { key: 'c', label: 'Đất nền', value: 1 },
        ]}
      />
    </MemoryRouter>,
  );
  const cells = within(screen.getByRole('table', { name: 'Theo loại' })).getAllByRole('cell', { name: /%$/ });
  const percents = cells.map((cell) => Number.parseInt(cell.textContent, 10));
  expect(percents).toHaveLength(3);
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  expect(screen.getByRole('link', { name: 'Nhà phố' })).toHaveAttribute('href', '/house?type=1');
});
