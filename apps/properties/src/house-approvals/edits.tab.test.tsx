import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decideEdit, listPendingEdits } from '@toam/contracts/house/house-approval.endpoints';
import type { PendingEdit } from '@toam/contracts/house/house-approval.schema';
import { installHost } from '@toam/platform/host';
import { aHost } from '@toam/testing/a-host';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { aPendingEdit } from '@toam/testing/house/a-pending-house';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import EditsTab from './edits.tab';

const edit = (id: number, differing: Partial<PendingEdit> = {}) =>
  aPendingEdit({
    id,
    house_id: id,
    house: aHouseRow({ id, title: `Nhà ${id}`, web: 1, has_draft: true }),
    ...differing,
  });

const transition = { version: 4, public: 1, public_approval: 1, web: 1, web_requested: false, status: 0 } as const;

function visit(edits: PendingEdit[]) {
  let waiting = edits;
  answer(listPendingEdits, () => ({ total: waiting.length, total_page: 1, page: 1, list: waiting }));
  answer(decideEdit, ({ params, body }) => {
    waiting = waiting.filter(({ house_id }) => house_id !== params.houseId);
    const message = body.status === 1 ? 'Duyệt thay đổi thành công' : 'Đã từ chối và xoá nội dung chỉnh sửa';
    return { ...transition, house_id: params.houseId, message };
  });
  return renderRoute([{ path: '/admin/approve-updates', Component: EditsTab }], '/admin/approve-updates', {
    user: anAdmin(),
  });
}

beforeEach(() => installHost(aHost()));

test('an edit shows its differences, and that a decision reaches the website', async () => {
  visit([edit(1)]);
  const item = await screen.findByRole('region', { name: 'Thay đổi cần duyệt (1)' });
  expect(within(item).getByText('8,65 tỷ')).toBeVisible();
  expect(within(item).getByText('8,45 tỷ')).toBeVisible();
  expect(within(item).getByText('Đang trên web')).toBeVisible();
  expect(within(item).getByText(/Từ chối: bản sửa bị xoá, không khôi phục được/)).toBeVisible();
  expect(within(screen.getByRole('list')).getByText('1 thay đổi')).toBeVisible();
});

test('a decision sends the versions that were looked at, and goes on to the next edit', async () => {
  const user = userEvent.setup();
  visit([edit(1, { version: 8, draft_version: 3 }), edit(2)]);
  await screen.findByRole('button', { name: /Nhà 1/ });
  await user.keyboard('a');
  await user.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Duyệt thay đổi thành công')).toBeVisible();
  expect(callsOf(decideEdit)[0]).toMatchObject({
    params: { houseId: 1 },
    body: { status: 1, version: 8, draft_version: 3 },
  });
  expect(await screen.findByRole('heading', { name: /Nhà 2/ })).toBeVisible();
});

test('refusing says that it cannot be taken back, and empties the queue', async () => {
  const user = userEvent.setup();
  visit([edit(1)]);
  await screen.findByRole('button', { name: /Nhà 1/ });
  await user.keyboard('r');
  expect(await screen.findByText('Bản sửa sẽ bị xoá, không khôi phục được.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(callsOf(decideEdit)[0]?.body).toMatchObject({ status: 2 });
  expect(await screen.findByText('Không có bất động sản cần duyệt')).toBeVisible();
});

test('an edit of a house that changed since says that it is compared with today', async () => {
  visit([edit(1, { stale: true })]);
  expect(await screen.findByText(/Sau khi bản sửa này được tạo, BĐS đã có người sửa/)).toBeVisible();
});
