import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLine } from '@toam/contracts/history/change-line';
import { type HistoryEntry, listHistory } from '@toam/contracts/history/history.endpoints';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { HistorySection } from './history-section';

const accountant = { id: 5, name: 'Đỗ Kim Ngân', avatar: null };
let last = 100;
const entry = (column: string, old_value: string | null, new_value: string | null, created_at = 1_795_000_000) => {
  last -= 1;
  return { id: last, user: accountant, column, old_value, new_value, created_at } satisfies HistoryEntry;
};
const labels: Record<string, string> = { status: 'Trạng thái', fee_user: 'Hoa hồng thực lãnh', note: 'Ghi chú' };
const section = (
  <HistorySection
    model="Transaction"
    id={42}
    under={['transaction']}
    lineOf={(change) => changeLine(change, { label: labels[change.column] ?? change.column })}
  />
);
const show = () => renderRoute([{ path: '/', element: section }], '/');
const page = (list: HistoryEntry[], total = list.length, at = 1) => ({
  ...{ list, total, page: at, total_page: Math.max(1, Math.ceil(total / 20)) },
});

test('what was saved at once stands together, in words', async () => {
  answer(listHistory, () =>
    page([
      entry('status', 'Đặt cọc', 'Công chứng hợp đồng mua bán'),
      entry('fee_user', '60.000.000 đ', '58.000.000 đ'),
      entry('created_at', null, 'Ghi nhận', 1_794_000_000),
    ]),
  );
  show();
  const [save, made] = await screen.findAllByRole('listitem');
  expect(within(save!).getByText('Trạng thái: Đặt cọc → Công chứng hợp đồng mua bán')).toBeVisible();
  expect(within(save!).getByText('Hoa hồng thực lãnh: 60.000.000 đ → 58.000.000 đ')).toBeVisible();
  expect(within(save!).getByText('Đỗ Kim Ngân')).toBeVisible();
  expect(within(made!).getByText('Ghi nhận')).toBeVisible();
  expect(callsOf(listHistory)[0]?.body).toMatchObject({ filter: { model: 'Transaction', model_id: 42 } });
});

test('older lines come on request', async () => {
  answer(listHistory, ({ query }) => page([entry('note', null, `dòng ${query.page}`, query.page)], 21, query.page));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Xem thêm 20' }));
  expect(await screen.findByText('Ghi chú: dòng 2')).toBeVisible();
});

test('nothing, and an API that refuses, say so', async () => {
  answer(listHistory, () => page([]));
  const { unmount } = show();
  expect(await screen.findByText('Chưa có thay đổi nào.')).toBeVisible();
  unmount();
  refuse(listHistory, 500, 'Máy chủ bận');
  show();
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
});
