import { act, render, screen, waitFor } from '@testing-library/react';
import { DayGrid } from './day-grid';

const users = Array.from({ length: 50 }, (_, at) => at + 1);

const grid = (date: string) => (
  <DayGrid
    label="Nhập liệu"
    person="Nhân viên"
    days={[{ date, isFree: false }]}
    today={date}
    sums={[]}
    users={users}
    row={(userId) => (
      <tr key={userId}>
        <td>
          {userId} {date}
        </td>
      </tr>
    )}
    onOpen={() => undefined}
  />
);

test('other days are drawn part by part: those in sight at once, nobody keeps the days before', async () => {
  const { rerender } = render(grid('2026-11-02'));
  expect(await screen.findByText('50 2026-11-02')).toBeInTheDocument();
  act(() => rerender(grid('2026-10-01')));
  expect(screen.getByText('1 2026-10-01')).toBeInTheDocument();
  expect(screen.queryByText('50 2026-10-01')).not.toBeInTheDocument();
  expect(screen.queryByText(/2026-11-02/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('50 2026-10-01')).toBeInTheDocument());
});
