import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordView } from '@toam/contracts/activity/activity.endpoints';
import { listHistory } from '@toam/contracts/history/history.endpoints';
import {
  approveShare,
  decideEdit,
  readPendingEdit,
  rejectPreview,
  rejectShare,
} from '@toam/contracts/house/house-approval.endpoints';
import { restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import { listHouseComments } from '@toam/contracts/house/house-comment.endpoints';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import {
  readSharing,
  readWebRequest,
  requestWeb,
  revokeHouse,
  revokeWeb,
  setHouseStatus,
  shareHouse,
} from '@toam/contracts/house/house-sharing.endpoints';
import { deleteHouse, readHouse } from '@toam/contracts/house/house.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { attendHouse, type PresentPerson } from '@toam/contracts/presence/presence.endpoints';
import type { SignedInUser } from '@toam/auth/signed-in-user';
import { houseStepText } from '../house/house-action.text';
import { Role } from '@toam/domain/actor';
import { installHost } from '@toam/platform/host';
import { aHost } from '@toam/testing/a-host';
import { aHouse } from '@toam/testing/house/a-house';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { answerWholeHouse, aPendingEdit, aShareRequest, aSharing, aTransition } from '../house/house.fixture';
import { sellingSteps, sharingSteps } from '../house/house-steps';
import { Component } from './house-detail.screen';

const routes = [
  { path: '/house/:houseId', Component },
  { path: '/house/edit/:houseId', element: <p>Biểu mẫu sửa</p> },
  { path: '/post/new-post', element: <p>Biểu mẫu đăng tin</p> },
  { path: '/house', element: <p>Danh sách</p> },
];
const unshared = { public: 0, public_approval: 0 } as const;
const waiting = { public: 1, public_approval: 0 } as const;

beforeEach(() => {
  installHost(aHost());
  answer(recordView, () => null);
  answer(listHouseComments, () => ({ total: 0, total_page: 0, page: 1, list: [], count: 0 }));
  answer(listHistory, () => ({ total: 0, total_page: 1, page: 1, list: [] }));
  answer(listUserNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
});

async function open(differing: Partial<HouseDetail>, user: SignedInUser = aUser(), address = '/house/12486') {
  answerWholeHouse(differing);
  const rendered = renderRoute(routes, address, { user });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

const stepLabels: readonly (string | null)[] = [...sharingSteps, ...sellingSteps].map(
  (step) => houseStepText[step].label,
);

/** The entries in the button's menu; empty if there is no such button. */
async function entriesOf(button: string): Promise<string[]> {
  const opener = screen.queryByRole('button', { name: button });
  if (!opener) return [];
  // A closed menu stays in the DOM. Styles hide it, but tests have no styles.
  const last = () => screen.queryAllByRole('menu').at(-1);
  const before = last();
  await userEvent.click(opener);
  await waitFor(() => expect(last()).not.toBe(before));
  const names = within(last()!)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
  await userEvent.keyboard('{Escape}');
  return names;
}
const own = 'Thao tác khác';

/** The steps that 'Chia sẻ' offers above its links, and those of the house's own menu. */
const offered = async (): Promise<string[]> =>
  [...(await entriesOf('Chia sẻ')), ...(await entriesOf(own))].filter((name) => stepLabels.includes(name));
const choose = async (name: string) => {
  const isOwn = ['Ngưng bán', 'Mở bán lại', 'Xoá'].includes(name);
  await userEvent.click(screen.getByRole('button', { name: isOwn ? own : 'Chia sẻ' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`${name}$`) }));
};
const sure = async () => userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));

test.each<[string, Partial<HouseDetail>, SignedInUser, string[]]>([
  ['the owner of a house of their own', unshared, aUser(), ['Chia sẻ cộng đồng', 'Yêu cầu đăng web', 'Ngưng bán']],
  ['the owner while the community request waits', waiting, aUser(), ['Thu hồi', 'Yêu cầu đăng web', 'Ngưng bán']],
  ['the owner of one on the website', { web: 1 }, aUser(), ['Thu hồi', 'Ngưng bán']],
  ['an admin of one on the website', { web: 1 }, anAdmin(), ['Thu hồi', 'Gỡ khỏi web', 'Ngưng bán']],
  [
    'the owner while the web request waits',
    { web_requested: true },
    aUser(),
    ['Thu hồi', 'Rút yêu cầu đăng web', 'Ngưng bán'],
  ],
  ['the owner of a stopped one', { status: 1, reason_stop_selling: 'Đã bán' }, aUser(), ['Thu hồi', 'Mở bán lại']],
  [
    'the owner after a refusal',
    { ...waiting, reject_public_condition: 'Ảnh mờ' },
    aUser(),
    ['Chia sẻ cộng đồng', 'Thu hồi', 'Yêu cầu đăng web', 'Ngưng bán'],
  ],
  ['a colleague', {}, aUser({ id: 8 }), []],
  ['a colleague with the update flag', {}, aUser({ id: 8, update_product_permission: 1 }), ['Ngưng bán']],
  ['a marketer with the update flag', {}, aUser({ id: 8, role: Role.marketer, update_product_permission: 1 }), []],
])(
  '%s is offered exactly what the API would do',
  async (_who, house, user, names) => {
    await open(house, user);
    expect(await offered()).toEqual(names);
  },
  20_000,
);

test('a complete house is shared after asking, and stands so at once', async () => {
  await open(unshared);
  answer(shareHouse, () => {
    answerWholeHouse(waiting);
    return aTransition(aHouse(waiting), { message: 'Chia sẻ thành công!' });
  });
  await choose('Chia sẻ cộng đồng');
  expect(await screen.findByText('Bạn có chắc muốn chia sẻ BĐS này lên cộng đồng?')).toBeVisible();
  expect(callsOf(shareHouse)).toHaveLength(0);
  await sure();
  expect(await screen.findByText('Chia sẻ thành công!')).toBeVisible();
  expect(callsOf(shareHouse)[0]?.params.houseId).toBe(12486);
  await waitFor(() => expect(screen.getByText('Chờ quản trị viên duyệt')).toBeVisible());
}, 20_000);

test('cancelling sends nothing', async () => {
  await open({});
  await choose('Thu hồi');
  await userEvent.click(await screen.findByRole('button', { name: 'Huỷ' }));
  expect(callsOf(revokeHouse)).toHaveLength(0);
}, 20_000);

test('an incomplete house is not sent: what is missing is named, and the form opens at the first of it', async () => {
  const { url } = await open({ ...unshared, missing: ['into_money', 'public_image'] });
  await choose('Chia sẻ cộng đồng');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Vui lòng hoàn thiện tất cả thông tin trước khi chia sẻ/)).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Giá', 'Ảnh công khai']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bổ sung ngay' }));
  expect(await screen.findByText('Biểu mẫu sửa')).toBeVisible();
  expect(url()).toBe('/house/edit/12486?field=into_money');
  expect(callsOf(shareHouse)).toHaveLength(0);
}, 20_000);

test('what became incomplete meanwhile is told as well, from the refusal', async () => {
  await open(unshared);
  refuse(shareHouse, 422, 'Còn thiếu: Tiêu đề', { errors: { title: 'Tiêu đề bắt buộc' } });
  await choose('Chia sẻ cộng đồng');
  await sure();
  expect(await screen.findByText('Chưa đủ thông tin để chia sẻ')).toBeVisible();
  expect(within(await screen.findByRole('dialog')).getByText('Tiêu đề')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Để sau' }));
}, 20_000);

test('stopping says that posts go along, and needs a reason, which may be one of the usual ones', async () => {
  await open({ web: 1 });
  answer(setHouseStatus, () => aTransition(aHouse({ status: 1 })));
  await choose('Ngưng bán');
  expect(await screen.findByText(/tin đã đăng trên các kênh được gỡ, tin chờ đăng bị huỷ/)).toBeVisible();
  await sure();
  expect(await screen.findByText('Vui lòng nhập lý do')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Đã bán' }));
  await sure();
  expect(await screen.findByText('Thay đổi thành công!')).toBeVisible();
  expect(callsOf(setHouseStatus)[0]?.body).toEqual({ status: 1, reason_stop_selling: 'Đã bán' });
}, 20_000);

test('a stopped house is put back on sale', async () => {
  await open({ status: 1, reason_stop_selling: 'Đã bán' });
  answer(setHouseStatus, () => aTransition(aHouse()));
  expect(screen.getByText('Ngưng bán: Đã bán')).toBeVisible();
  await choose('Mở bán lại');
  await sure();
  await waitFor(() => expect(callsOf(setHouseStatus)[0]?.body).toEqual({ status: 0 }));
}, 20_000);

test('a house is deleted from its own menu after asking, the list follows, and it comes back when taken back', async () => {
  const { url } = await open({});
  answer(deleteHouse, () => null);
  answer(restoreHouses, () => ({ results: [{ id: 12486, ok: true as const }] }));
  await choose('Xoá');
  expect(await screen.findByText('Bạn có chắc muốn xoá bất động sản này?')).toBeVisible();
  expect(screen.getByText(/Tin trên các kênh bị gỡ theo và không tự đăng lại/)).toBeVisible();
  expect(callsOf(deleteHouse)).toHaveLength(0);
  await sure();
  await waitFor(() => expect(url()).toBe('/house'));
  expect(callsOf(deleteHouse)[0]?.body).toEqual({ house_id: 12486 });
  await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(callsOf(restoreHouses)[0]?.body).toEqual({ houses: [12486] }));
}, 20_000);

test.each([
  ['a colleague', aUser({ id: 8 }), []],
  ['a colleague with the update flag', aUser({ id: 8, update_product_permission: 1 }), ['Ngưng bán']],
  ['an admin', anAdmin(), ['Ngưng bán', 'Xoá']],
])(
  '%s finds in the menu of the house what they may do',
  async (_who, user, names) => {
    await open({}, user);
    expect(await entriesOf(own)).toEqual(names);
  },
  20_000,
);

test('the station that a step belongs to has it too', async () => {
  await open({ web: 1 }, anAdmin());
  answer(revokeWeb, () => aTransition(aHouse(), { message: 'Gỡ BĐS thành công!' }));
  await userEvent.click(screen.getByRole('button', { name: 'Gỡ khỏi web (Web thương mại)' }));
  await sure();
  expect(await screen.findByText('Gỡ BĐS thành công!')).toBeVisible();
}, 20_000);

test('a refusal that is an error says why in «Lỗi», and the question stays', async () => {
  await open({});
  refuse(requestWeb, 403, 'Chỉ quản trị viên hoặc nhân viên phụ trách mới được chia sẻ bất động sản này');
  await choose('Yêu cầu đăng web');
  await sure();
  expect(await screen.findByText(/Chỉ quản trị viên hoặc nhân viên phụ trách/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByText('Bạn có chắc muốn yêu cầu đăng BĐS này lên web thương mại?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
}, 20_000);

test('who asked, who decided and when stands at the stations', async () => {
  answerWholeHouse({ web_requested: true });
  const admin = { id: 2, name: 'Hồ Thị Thanh An', avatar: null };
  renderRoute(routes, '/house/12486');
  answer(readSharing, () =>
    aSharing(aHouse({ web_requested: true }), {
      community: aShareRequest({ status: 'approved', decided_by: admin, decided_at: 1_790_000_000 }),
      website: aShareRequest({ kind: 'web' }),
    }),
  );
  expect(await screen.findByText('Hồ Thị Thanh An duyệt lúc 21/09/2026 21:13:20')).toBeVisible();
  expect(screen.getByText('Chờ quản trị viên duyệt từ 21/09/2026 21:13:20')).toBeVisible();
});

test('the history has the decision for admins: the community request first, with the version that was seen', async () => {
  await open({ ...waiting, web_requested: true, version: 6 }, anAdmin(), '/house/12486?tab=changes');
  expect(await screen.findByText('Đang chờ duyệt chia sẻ cộng đồng')).toBeVisible();
  answer(approveShare, () => aTransition(aHouse(), { message: 'Thay đổi thành công!' }));
  await userEvent.click(screen.getByRole('button', { name: 'Duyệt' }));
  await sure();
  await waitFor(() => expect(callsOf(approveShare)[0]?.body).toEqual({ house_id: 12486, version: 6 }));
}, 20_000);

test('a web request is refused with a reason, by its own id', async () => {
  await open({ web_requested: true }, anAdmin(), '/house/12486?tab=changes');
  answer(readWebRequest, () => ({
    ...aShareRequest({ id: 31, kind: 'web' }),
    house: { ...aHouse(), description: null, images: [] },
  }));
  answer(rejectPreview, () => aTransition(aHouse()));
  await userEvent.click(await screen.findByRole('button', { name: 'Từ chối' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Lý do' }), 'Thiếu ảnh mặt tiền');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Từ chối' }));
  await waitFor(() =>
    expect(callsOf(rejectPreview)[0]?.body).toEqual({ preview_id: 31, version: 1, condition: 'Thiếu ảnh mặt tiền' }),
  );
}, 20_000);

test('who decides second is told kindly, and sees how it stands', async () => {
  await open(waiting, anAdmin(), '/house/12486?tab=changes');
  await userEvent.click(await screen.findByRole('button', { name: 'Từ chối' }));
  const dialog = await screen.findByRole('dialog');
  answerWholeHouse({});
  refuse(rejectShare, 409, 'Hồ Thị Thanh An đã duyệt yêu cầu này');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mô tả còn sơ sài' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Từ chối' }));
  expect(await screen.findByText('Hồ Thị Thanh An đã duyệt yêu cầu này')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Đang chờ duyệt chia sẻ cộng đồng')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}, 20_000);

test('a refused house does not go on waiting until it is read again', async () => {
  await open(waiting, anAdmin(), '/house/12486?tab=changes');
  await userEvent.click(await screen.findByRole('button', { name: 'Từ chối' }));
  const dialog = await screen.findByRole('dialog');
  answer(readHouse, () => new Promise(() => undefined));
  answer(rejectShare, () => aTransition(aHouse(waiting)));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mô tả còn sơ sài' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Từ chối' }));
  await waitFor(() => expect(screen.queryByText('Đang chờ duyệt chia sẻ cộng đồng')).not.toBeInTheDocument());
  expect(await screen.findByText('Không duyệt: Mô tả còn sơ sài')).toBeVisible();
}, 20_000);

test('the agent sees no decision in the history of their own house', async () => {
  await open(waiting, aUser(), '/house/12486?tab=changes');
  expect(await screen.findByText('Chưa có thay đổi nào')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Duyệt' })).not.toBeInTheDocument();
});

const drafted: Partial<HouseDetail> = {
  web: 1,
  has_draft: true,
  draft: {
    ...{ id: 3, attributes: '{}', changes: aPendingEdit().changes, user: aPendingEdit().user },
    ...{ base_version: 4, updated_at: 1_790_000_000, media: {} },
  },
};

test('a draft has its tab: words that differ are marked, and an admin approves what was seen', async () => {
  answer(readPendingEdit, () => aPendingEdit());
  await open(drafted, anAdmin());
  await userEvent.click(screen.getByRole('tab', { name: /Thay đổi cần duyệt/ }));
  expect(await screen.findByRole('heading', { name: 'Thay đổi cần duyệt (2)' })).toBeVisible();
  expect(screen.getByText('mới xây').tagName).toBe('DEL');
  expect(screen.getByText('đủ nội thất').tagName).toBe('INS');
  expect(screen.getByText('−200 tr (−2,3%)')).toBeVisible();
  answer(decideEdit, () => {
    answerWholeHouse({ web: 1 });
    return aTransition(aHouse({ web: 1 }));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Duyệt' }));
  await sure();
  await waitFor(() => expect(callsOf(decideEdit)[0]?.body).toEqual({ status: 1, version: 4, draft_version: 2 }));
  await waitFor(() => expect(screen.queryByRole('tab', { name: /Thay đổi cần duyệt/ })).not.toBeInTheDocument());
}, 20_000);

test('a draft that changed while it was looked at is not decided: the fresh differences show', async () => {
  answer(readPendingEdit, () => aPendingEdit());
  await open(drafted, anAdmin(), '/house/12486?tab=draft');
  await screen.findByText('mới xây');
  const fresh = aPendingEdit({ draft_version: 3, changes: [{ column: 'floors', oldValue: '4', newValue: '5' }] });
  answer(readPendingEdit, () => fresh);
  refuse(decideEdit, 409, 'Bản sửa vừa thay đổi', { current: fresh });
  await userEvent.click(screen.getByRole('button', { name: 'Từ chối' }));
  expect(await screen.findByText('Bản sửa sẽ bị xoá, không khôi phục được.')).toBeVisible();
  await sure();
  expect(await screen.findByText('Bản sửa vừa thay đổi')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Thay đổi cần duyệt (1)' })).toBeVisible();
}, 20_000);

test('the agent sees the draft without the decision; without a draft there is no tab', async () => {
  answer(readPendingEdit, () => aPendingEdit());
  await open(drafted, aUser(), '/house/12486?tab=draft');
  expect(await screen.findByText('Bản sửa đang chờ quản trị viên duyệt.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Duyệt' })).not.toBeInTheDocument();
});

test('says who else edits and views the house', async () => {
  answerWholeHouse();
  const present: PresentPerson[] = [
    { user: { id: 2, name: 'Trần Quốc Bảo', avatar: null }, doing: 'editing' },
    { user: { id: 8, name: 'Lê Hoàng Phúc', avatar: null }, doing: 'viewing' },
    { user: { id: 9, name: 'Võ Minh Khôi', avatar: null }, doing: 'viewing' },
    { user: { id: 10, name: 'Phạm Ngọc Diễm', avatar: null }, doing: 'viewing' },
  ];
  answer(attendHouse, () => present);
  const { goTo } = renderRoute(routes, '/house/12486');
  expect(await screen.findByText('Trần Quốc Bảo đang sửa')).toBeVisible();
  expect(screen.getByText('Lê Hoàng Phúc, Võ Minh Khôi và 1 người khác đang xem')).toBeVisible();
  await goTo('/house/edit/12486');
  await waitFor(() => expect(callsOf(attendHouse).at(-1)?.body.doing).toBe('gone'));
  const pages = new Set(callsOf(attendHouse).map(({ body }) => body.page));
  expect(pages.size).toBe(1);
});

test('those who post are led to the post form with the house', async () => {
  const { url } = await open({}, aUser({ chat_permission: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Đăng tin' }));
  expect(url()).toBe('/post/new-post?house=12486');
});

test('others have no button for posting', async () => {
  await open({}, aUser());
  expect(screen.queryByRole('button', { name: 'Đăng tin' })).not.toBeInTheDocument();
});
