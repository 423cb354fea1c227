import { screen } from '@testing-library/react';
import type { PaceRow } from '@toam/contracts/business/statistic.schema';
import { PeriodType } from '@toam/domain/business/business-period';
import { renderRoute } from '@toam/testing/render-route';
import { aPace } from './pace.fixture';
import { PaceNote } from './pace-note';
import { PacePanel } from './pace-panel';

const november = { type: PeriodType.month, year: 2026, month: 11 } as const;
const show = (pace: PaceRow) =>
  renderRoute(
    [
      {
        path: '/',
        element: (
          <>
            <PaceNote pace={pace} />
            <PacePanel pace={pace} period={november} />
          </>
        ),
      },
    ],
    '/',
  );

test('who is behind is told what is needed, what is going, and where it ends', () => {
  show(aPace());
  const panel = screen.getByRole('region', {
    name: 'Còn thiếu 14 nhu cầu, còn 9 ngày làm việc: 1,6 mỗi ngày; hiện đạt 1,1',
  });
  expect(panel).toHaveTextContent('Nhu cầu mới · tiến độ đến cuối tháng');
  expect(screen.getAllByText('Chậm tiến độ')).toHaveLength(2);
  expect(screen.getByText('cần 1,6 mỗi ngày, hiện đạt 1,1')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Đã có 18, cần 32 đến cuối kỳ, giữ tiến độ này được 28' })).toBeVisible();
  expect(screen.getByText('Hôm nay, 20/11')).toBeInTheDocument();
  expect(screen.getByText('Cần để đạt 32')).toBeVisible();
  expect(screen.getByText('Giữ tiến độ này: 28')).toBeVisible();
});

test('what is reached needs no line to the target', () => {
  show(aPace({ state: 'reached', target: 18, left: 0, needed: 0 }));
  expect(screen.getByRole('heading', { name: 'Đã có 18, cần 18 nhu cầu' })).toBeVisible();
  expect(screen.queryByText('Cần để đạt 18')).not.toBeInTheDocument();
});

test('nobody can say a pace before the first working day is over', () => {
  show(aPace({ state: 'unknown', done: 0, left: 32, daysLeft: 25, needed: 1.3, going: null, ends: null, series: [] }));
  expect(screen.getAllByText('Mới bắt đầu')).toHaveLength(2);
  expect(screen.getByText('–')).toBeVisible();
  expect(screen.queryByText(/Giữ tiến độ này/)).not.toBeInTheDocument();
});
