import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkNeedToContact, readNeedDraft } from '@toam/contracts/contact/contact.endpoints';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needLabel } from '@toam/contracts/need/need.text';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aConflict } from '@toam/record-form/a-conflict';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { writeDraft } from '@toam/contracts/draft/draft.endpoints';
import { changeRequest, createRequest, readRequest } from '@toam/contracts/need/need.endpoints';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { aNeed, aNeedRow } from '@toam/testing/need/a-need';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { draftsOf, keepDraft } from '@toam/testing/answer-drafts';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component as Create } from './need-create.screen';
import { Component as Edit } from './need-edit.screen';
import { answerSurroundings, someOptions } from './need-form.fixture';
import { needWords } from './need-form.labels';
import { type emptyNeed, type NeedFormValues, valuesOf } from './need-form.values';

jest.setTimeout(30_000);

const routes = [
  { path: '/request/new', Component: Create },
  { path: '/request/edit/:requestId', Component: Edit },
  { path: '/request/list', element: <p>Danh sách nhu cầu</p> },
];

beforeEach(answerSurroundings);

const stored = aNeed();
const finished = { ...valuesOf(stored), user_id: null };

/** Opens the form with a complete need from a draft. The end-to-end test fills every field by hand. */
async function openFilled(differing: Partial<typeof emptyNeed> = {}, search = '', user = anAdmin()) {
  const contact = new URLSearchParams(search).get('contact');
  keepDraft(contact ? `request-contact-${contact}` : 'request-new', { ...finished, ...differing });
  const rendered = renderRoute(routes, `/request/new${search}`, { user });
  await userEvent.click(await screen.findByRole('button', { name: 'Khôi phục bản nháp' }));
  return rendered;
}
const saveButton = () => screen.getByRole('button', { name: 'Lưu' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const shownIn = (name: string) => screen.getByRole('combobox', { name: new RegExp(name) }).closest('.ant-select');

test('an empty need can not be saved and says how much is required', async () => {
  renderRoute(routes, '/request/new');
  expect(await screen.findByRole('heading', { name: 'Tạo nhu cầu' })).toBeVisible();
  expect(saveButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Còn 8 mục bắt buộc' }));
  expect(await screen.findByText('Khách hàng bắt buộc')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Khách hàng/ })).toHaveFocus();
});

test('a restored draft is saved as the API takes it, thrown away, and opens what fits', async () => {
  answer(createRequest, () => ({ need: aNeedRow({ id: 88 }), message: 'Tạo nhu cầu thành công' }));
  const { url } = await openFilled();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(saveButton());
  await waitFor(() => expect(url()).toBe('/request/list?need=88&tab=suitable'));
  expect(await screen.findByText('Tạo nhu cầu thành công')).toBeVisible();
  expect(draftsOf('request-new')).toEqual([]);
  expect(callsOf(createRequest)[0]?.body).toMatchObject({
    ...{ customer_id: 31, purpose: 0, province: [5], districts: [31], property_type: [2], house_type: [1] },
    ...{ min_price: 7_000_000_000, max_price: 9_000_000_000, money_unit: 'bil', request_direction: ['Đông'] },
    ...{ area: 65, number_bedroom: 3, floors: null, road_area: 6, require_column: [], description: null },
  });
  expect(callsOf(createRequest)[0]?.body).not.toHaveProperty('user_id');
});

test('prices stand in order, in one unit that both follow, and are read back; rent is by the month', async () => {
  await openFilled();
  expect(await screen.findByDisplayValue('9')).toBeInTheDocument();
  await userEvent.clear(field(/Giá từ/));
  await userEvent.type(field(/Giá từ/), '9,5');
  await userEvent.tab();
  expect(await screen.findByText('“Giá đến” không được nhỏ hơn “Giá từ”')).toBeVisible();
  expect(saveButton()).toBeDisabled();
  await userEvent.clear(field(/Giá đến/));
  await userEvent.type(field(/Giá đến/), '12');
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(screen.getByText('Thuê'));
  await userEvent.click(screen.getByText('triệu/th', { selector: '.ant-segmented-item-label' }));
  expect(field(/Giá từ/)).toHaveValue('9,5');
  expect(field(/Giá đến/)).toHaveValue('12');
  answer(createRequest, () => ({ need: aNeedRow(), message: 'Tạo nhu cầu thành công' }));
  await userEvent.click(saveButton());
  await waitFor(() => expect(callsOf(createRequest)).toHaveLength(1));
  expect(callsOf(createRequest)[0]?.body).toMatchObject({
    ...{ purpose: 1, min_price: 9_500_000, max_price: 12_000_000, money_unit: 'mil' },
  });
});

test('another choice of districts clears the wards, says so, and takes it back', async () => {
  answer(createRequest, () => ({ need: aNeedRow(), message: 'Tạo nhu cầu thành công' }));
  await openFilled();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(screen.getByRole('combobox', { name: /Quận\/Huyện/ }));
  await userEvent.click(await screen.findByText('Phú Nhuận'));
  expect(await screen.findByText(/Đã bỏ chọn 1 phường\/xã/)).toBeVisible();
  await waitFor(() => expect(saveButton()).toBeDisabled());
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(saveButton());
  await waitFor(() => expect(callsOf(createRequest)).toHaveLength(1));
  // The new district stays, because the ward is in one of the chosen districts.
  expect(callsOf(createRequest)[0]?.body).toMatchObject({ province: [5, 6], districts: [31] });
});

test('what is no number stays as typed, and the scoring follows what is asked for', async () => {
  await openFilled({ area: null });
  const scoring = await screen.findByRole('region', { name: 'Cách chấm điểm' });
  await userEvent.type(field(/Diện tích tối thiểu/), 'abc65,5m');
  await userEvent.tab();
  expect(field(/Diện tích tối thiểu/)).toHaveValue('abc65,5m');
  expect(within(scoring).queryByText('Diện tích')).not.toBeInTheDocument();
  await userEvent.clear(field(/Diện tích tối thiểu/));
  await userEvent.type(field(/Diện tích tối thiểu/), '65,5m');
  await userEvent.tab();
  expect(field(/Diện tích tối thiểu/)).toHaveValue('65,5');
  expect(await within(scoring).findByText('Diện tích')).toBeInTheDocument();
  expect(within(scoring).getAllByLabelText('Bắt buộc')).toHaveLength(2);
});

test('a refusal of the API stands on its field', async () => {
  refuse(createRequest, 422, 'Thông tin nhập không đúng', {
    errors: { districts: 'Lựa chọn không còn trong danh mục' },
  });
  await openFilled();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(saveButton());
  expect(await screen.findByText('Lựa chọn không còn trong danh mục')).toBeVisible();
});

test('the page of a customer begins a need of theirs', async () => {
  answer(listCustomerNames, ({ query }) => ({
    ...{ total: 1, total_page: 1, page: 1 },
    list: [aCustomer({ id: query.ids?.[0] ?? 31, name: 'Lê Thị Mỹ Duyên' })],
  }));
  renderRoute(routes, '/request/new?customer=31');
  await waitFor(() => expect(shownIn('Khách hàng')).toHaveTextContent('Lê Thị Mỹ Duyên'));
  expect(screen.getByRole('button', { name: 'Còn 7 mục bắt buộc' })).toBeVisible();
});

test('a contact request fills the form in, and remembers the need that came of it', async () => {
  const { id: _id, status: _status, names: _names, user: _user, created_at: _at, ...wishes } = stored;
  answer(readNeedDraft, () => ({
    ...wishes,
    ...{ contact_id: 5, customer: { id: 31, name: 'Lê Thị Mỹ Duyên' }, description: 'Hỏi về nhà #12486' },
  }));
  answer(createRequest, () => ({ need: aNeedRow({ id: 88 }), message: 'Tạo nhu cầu thành công' }));
  refuse(linkNeedToContact, 500, 'Máy chủ bận');
  const { url } = renderRoute(routes, '/request/new?contact=5');
  expect(await screen.findByText(/Thông tin lấy từ yêu cầu liên hệ/)).toBeVisible();
  expect(screen.getByDisplayValue('Hỏi về nhà #12486')).toBeInTheDocument();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(saveButton());
  await waitFor(() => expect(url()).toBe('/request/list?need=88&tab=suitable'));
  expect(callsOf(linkNeedToContact)[0]).toMatchObject({ params: { id: 5 }, body: { request_id: 88 } });
  // The need is stored all the same.
  expect(
    await screen.findByText(
      'Đã tạo nhu cầu nhưng chưa gắn được với yêu cầu liên hệ. Hãy đánh dấu đã xử lý ở trang Yêu cầu liên hệ',
    ),
  ).toBeVisible();
});

test('leaving with unsaved input asks; a draft kept on demand is told', async () => {
  const { goTo, url } = await openFilled();
  await userEvent.type(field('Mô tả'), 'Cần gấp');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu nháp' }));
  expect(await screen.findByText('Đã lưu nháp')).toBeVisible();
  expect(callsOf(writeDraft).at(-1)?.body.data).toMatchObject({ description: 'Cần gấp', customer_id: 31 });
  await goTo('/request/list');
  await screen.findByText('Rời trang khi chưa lưu?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Huỷ' }).at(-1)!);
  expect(url()).toBe('/request/new');
});

describe('editing', () => {
  const open = async () => {
    const rendered = renderRoute(routes, '/request/edit/2207');
    await screen.findByRole('heading', { name: 'Sửa nhu cầu' });
    return rendered;
  };
  const save = async () => {
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await userEvent.click(saveButton());
  };
  beforeEach(() => answer(readRequest, () => stored));

  test('sends only what differs, with the version it was based on', async () => {
    answer(changeRequest, () => ({ need: aNeedRow(), message: 'Cập nhật nhu cầu thành công' }));
    const { url } = await open();
    expect(await screen.findByText('12 BĐS phù hợp với nhu cầu đang lưu')).toBeVisible();
    await userEvent.clear(field(/Số phòng ngủ/));
    await userEvent.type(field('Mô tả'), 'Gần trường học');
    await save();
    await waitFor(() => expect(url()).toBe('/request/list?need=2207'));
    expect(callsOf(changeRequest)[0]?.body).toEqual({
      ...{ request_id: 2207, version: 1, number_bedroom: null, description: 'Gần trường học' },
    });
  });

  test('says that nothing changed and sends nothing', async () => {
    await open();
    await save();
    expect(await screen.findByText('Không có thay đổi để cập nhật')).toBeVisible();
    expect(callsOf(changeRequest)).toHaveLength(0);
  });

  test('goes back to the list with its filters and page as it was left', async () => {
    const { goTo, url } = renderRoute(routes, '/request/list?status=0&page=3');
    await goTo('/request/edit/2207');
    await screen.findByRole('heading', { name: 'Sửa nhu cầu' });
    await save();
    await waitFor(() => expect(url()).toBe('/request/list?status=0&page=3'));
  });

  test('another’s save meanwhile is settled field by field: what does not clash joins by itself', async () => {
    const theirs = { ...stored, version: 2, area: 70, floors: 4 };
    refuse(changeRequest, 409, 'Nội dung này vừa được người khác cập nhật', { current: theirs });
    await open();
    await userEvent.clear(field(/Diện tích tối thiểu/));
    await userEvent.type(field(/Diện tích tối thiểu/), '80');
    await userEvent.type(field('Mô tả'), 'Gấp');
    await save();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1);
    expect(within(dialog).getByRole('radio', { name: 'Bản của bạn: 80' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Bản vừa lưu: 70' }));
    answer(changeRequest, () => ({ need: aNeedRow(), message: 'Cập nhật nhu cầu thành công' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu lựa chọn' }));
    await waitFor(() => expect(callsOf(changeRequest)).toHaveLength(2));
    expect(callsOf(changeRequest)[1]?.body).toEqual({ request_id: 2207, version: 2, description: 'Gấp' });
  });

  test('what was typed stays when the need goes away meanwhile', async () => {
    const { queries } = await open();
    await userEvent.type(field('Mô tả'), 'Gấp');
    refuse(readRequest, 404, 'Nhu cầu không tồn tại');
    await act(() => queries.invalidateQueries());
    expect(screen.getByDisplayValue(/Gấp$/)).toHaveAccessibleName('Mô tả');
    expect(await screen.findAllByText(/^Nhu cầu không tồn tại\. Nội dung đã nhập vẫn ở đây/)).not.toHaveLength(0);
    expect(screen.queryByText('Lưu', { selector: 'button > span' })).not.toBeInTheDocument();
  });

  test('what was typed stays when the right to edit goes away meanwhile, without a button to save it', async () => {
    const { queries } = await open();
    await userEvent.type(field('Mô tả'), 'Gấp');
    answer(readRequest, () => aNeed({ may_edit: false }));
    await act(() => queries.invalidateQueries());
    expect(await screen.findAllByText(/^Bạn không còn quyền sửa/)).not.toHaveLength(0);
    expect(screen.getByDisplayValue(/Gấp$/)).toBeEnabled();
    expect(screen.queryByText('Lưu', { selector: 'button > span' })).not.toBeInTheDocument();
  });

  test('is refused with a way back to whoever may only read', async () => {
    answer(readRequest, () => aNeed({ may_edit: false }));
    const { goTo } = renderRoute(routes, '/request/edit/2207');
    expect(await screen.findByText('Bạn không có quyền sửa nhu cầu này')).toBeVisible();
    refuse(readRequest, 403, 'Bạn không có quyền xem nhu cầu này');
    await goTo('/request/edit/9');
    expect(await screen.findByText('Bạn không có quyền xem nhu cầu này')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Về danh sách nhu cầu' })).toBeVisible();
  });
});

describe('drafts', () => {
  const walk = {
    form: 'request' as const,
    field: () => screen.findByLabelText('Mô tả'),
    press: async () => {
      const save = () => screen.getByText('Lưu', { selector: 'button > span' }).closest('button')!;
      await waitFor(() => expect(save()).toBeEnabled());
      await userEvent.click(save());
    },
  };
  beforeEach(() => {
    answer(readRequest, () => stored);
    answer(createRequest, () => ({ need: aNeedRow({ id: 88 }), message: 'Tạo nhu cầu thành công' }));
    answer(changeRequest, () => ({ need: aNeedRow({ id: stored.id }), message: 'Cập nhật nhu cầu thành công' }));
  });

  walkDraft({
    ...walk,
    name: 'request-new',
    open: async () => renderRoute(routes, '/request/new', { user: anAdmin() }),
    finished: { ...finished, description: 'Cần gấp' },
    saves: createRequest,
  });

  walkDraft({
    ...walk,
    name: `request-${stored.id}`,
    open: async () => renderRoute(routes, `/request/edit/${stored.id}`),
    finished: { version: stored.version, before: { description: '' }, changes: { description: 'Cần gấp' } },
    saves: changeRequest,
  });
});

describe('a conflict in words', () => {
  const customerNames: Record<string, string> = { 31: 'Lê An', 32: 'Vũ Thanh Tùng' };
  const staffNames: Record<string, string> = { 7: 'Nguyễn Thu Hà', 8: 'Trần Quốc Bảo' };

  const needOf = (customer: { id: number; name: string }) =>
    aNeed({ customer: { ...aNeed().customer, ...customer }, user: null });

  function showConflict(sides: Record<'before' | 'mine' | 'theirs', NeedFormValues>, current: NeedRow) {
    const words = needWords(someOptions);
    const element = <RecordConflictDialog conflict={aConflict(sides, current)} labels={needLabel} words={words} />;
    renderRoute([{ path: '/', element }], '/');
  }

  test('customers, colleagues and places are called by their names on both sides', async () => {
    answer(listCustomerNames, ({ query }) => {
      const list = [aCustomer({ id: Number(query.ids), name: customerNames[String(query.ids)] })];
      return { total: 1, total_page: 1, page: 1, list };
    });
    answer(listUserNames, ({ query }) => {
      const list = [{ ...aUser({ id: Number(query.ids), name: staffNames[String(query.ids)] }), status: 1 as const }];
      return { total: 1, total_page: 1, page: 1, list };
    });
    const before = { ...valuesOf(aNeed()), customer_id: 30, user_id: 6, districts: [] };
    const mine = { ...before, customer_id: 31, user_id: 7, districts: [31] };
    const theirs = { ...before, customer_id: 32, user_id: 8, districts: [40] };
    showConflict({ before, mine, theirs }, needOf({ id: 1, name: 'Ai đó' }));
    for (const name of ['Lê An', 'Nguyễn Thu Hà', 'Phường 11']) {
      expect(await screen.findByRole('radio', { name: `Bản của bạn: ${name}` })).toBeVisible();
    }
    for (const name of ['Vũ Thanh Tùng', 'Trần Quốc Bảo', 'Phường 2']) {
      expect(await screen.findByRole('radio', { name: `Bản vừa lưu: ${name}` })).toBeVisible();
    }
  });

  test('of a customer whom the viewer may not look up the need’s own answer knows the name, and of another a phrase stands there', async () => {
    answer(listCustomerNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
    const before = { ...valuesOf(aNeed()), customer_id: 30 };
    const current = needOf({ id: 32, name: 'Vũ Thanh Tùng' });
    showConflict({ before, mine: { ...before, customer_id: 31 }, theirs: { ...before, customer_id: 32 } }, current);
    expect(await screen.findByRole('radio', { name: 'Bản của bạn: Khách hàng bạn không xem được' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Bản vừa lưu: Vũ Thanh Tùng' })).toBeVisible();
  });
});
