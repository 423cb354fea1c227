import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askCancel, keepForm, readForm, revokeForm } from '@toam/contracts/form/form.endpoints';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './form-list.screen';
import { aLeave, answerForms, approver, linh, sender, type Fixture } from './form.fixture';

let fixture: Fixture;

beforeEach(() => {
  fixture = { mine: [], waiting: [] };
  answerForms(fixture);
});

const visit = (url: string, user = anAdmin()) => renderRoute([{ path: '/form', Component }], url, { user });
const panelOf = async () => within(await screen.findByRole('region', { name: 'Đơn nghỉ phép' }));

describe('an approved form is taken back', () => {
  const decided = { status: 1 as const, may_edit: false, may_decide: false, decided_by: approver };

  test('its owner asks for it, with or without a reason, and it says so', async () => {
    fixture.mine = [aLeave({ ...decided, may_ask_cancel: true })];
    answer(askCancel, ({ body }) => {
      fixture.mine = [aLeave({ ...decided, cancel_asked_at: 1_793_000_900, cancel_reason: body.reason || null })];
      return fixture.mine[0]!;
    });
    visit('/form?open=31', aUser());
    await userEvent.click(await (await panelOf()).findByRole('button', { name: 'Xin huỷ' }));
    expect(await screen.findByText('Xin huỷ đơn nghỉ phép 24/11 – 26/11?')).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xin huỷ' }));
    expect(await screen.findByText('Đã xin huỷ đơn')).toBeVisible();
    expect(callsOf(askCancel)[0]).toMatchObject({ params: { type: 'leave', id: 31 }, body: { reason: '' } });
    expect(await (await panelOf()).findByText('Đang xin huỷ')).toBeVisible();
  });

  test('its owner takes the wish back, and the form stays open', async () => {
    fixture.mine = [aLeave({ ...decided, cancel_asked_at: 1_793_000_900, may_keep: true })];
    answer(keepForm, () => (fixture.mine = [aLeave({ ...decided, may_ask_cancel: true })])[0]!);
    const { url } = visit('/form?open=31', aUser());
    await userEvent.click(await (await panelOf()).findByRole('button', { name: 'Không huỷ nữa' }));
    expect(await screen.findByText('Đã giữ nguyên đơn')).toBeVisible();
    expect(callsOf(keepForm)[0]).toMatchObject({ params: { type: 'leave', id: 31 } });
    expect(await (await panelOf()).findByRole('button', { name: 'Xin huỷ' })).toBeVisible();
    expect(url()).toBe('/form?open=31');
  });

  test('whoever may decide answers it among what waits: it stays, or its approval is taken back with a reason', async () => {
    const asked = {
      ...decided,
      may_revoke: true,
      may_keep: true,
      cancel_asked_at: 1_793_000_900,
      cancel_reason: 'Đổi ngày nghỉ',
    };
    fixture.waiting = [aLeave({ id: 51, user: linh, ...asked }), aLeave({ id: 52, user: sender, ...asked })];
    const answered = (id: number, differing: object) => {
      fixture.waiting = fixture.waiting.filter((form) => form.id !== id);
      return aLeave({ id, ...decided, ...differing });
    };
    answer(keepForm, ({ params: { id } }) => answered(id, {}));
    answer(revokeForm, ({ params: { id }, body }) =>
      answered(id, { status: 2 as const, reject_reason: body.reason, revoked_at: 1_793_001_000 }),
    );
    const { unmount } = visit('/form?tab=waiting&open=51');
    const open = await panelOf();
    expect(await open.findByText('Đổi ngày nghỉ')).toBeVisible();
    expect(open.getByText('Đang xin huỷ')).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Giữ nguyên' }));
    expect(await screen.findByText('Đã giữ nguyên đơn')).toBeVisible();
    expect(await (await panelOf()).findByRole('heading', { name: sender.name })).toBeVisible();
    unmount();
    visit('/form?tab=waiting&open=52');
    await userEvent.click(await (await panelOf()).findByRole('button', { name: 'Huỷ duyệt' }));
    expect(await screen.findByText(/^Huỷ duyệt đơn nghỉ phép .+\?$/)).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Huỷ duyệt/ }));
    expect(await dialog.findByText('Vui lòng nhập lý do huỷ duyệt')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Không huỷ' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Huỷ' })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox'), 'Khách đổi lịch');
    await userEvent.click(dialog.getByRole('button', { name: /Huỷ duyệt/ }));
    expect(await screen.findByText('Đã huỷ duyệt đơn')).toBeVisible();
    expect(callsOf(keepForm)[0]?.params.id).toBe(51);
    expect(callsOf(revokeForm)[0]).toMatchObject({ params: { id: 52 }, body: { reason: 'Khách đổi lịch' } });
  });

  test("after 'Giữ nguyên' the next form opens: that of the list as it is at the answer, or where the reader has moved to", async () => {
    const asked = { ...decided, may_revoke: true, may_keep: true, cancel_asked_at: 1_793_000_900 };
    fixture.waiting = [51, 52, 53, 54].map((id) => aLeave({ id, user: { ...linh, name: `Người ${id}` }, ...asked }));
    let answerKept: () => void = () => undefined;
    answer(keepForm, async ({ params: { id } }) => {
      await new Promise<void>((done) => (answerKept = done));
      fixture.waiting = fixture.waiting.filter((form) => form.id !== id);
      return aLeave({ id, ...decided });
    });
    const { url } = visit('/form?tab=waiting&open=52');
    await screen.findByRole('button', { name: /^Người 51/ });
    await userEvent.click(await (await panelOf()).findByRole('button', { name: 'Giữ nguyên' }));
    await waitFor(() => expect(url()).toBe('/form?tab=waiting&open=53'));
    expect(await (await panelOf()).findByRole('heading', { name: 'Người 53' })).toBeVisible();
    await userEvent.keyboard('j');
    await waitFor(() => expect(url()).toBe('/form?tab=waiting&open=54'));
    answerKept();
    expect(await screen.findByText('Đã giữ nguyên đơn')).toBeVisible();
    expect(url()).toBe('/form?tab=waiting&open=54');
    expect(await (await panelOf()).findByRole('heading', { name: 'Người 54' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Người 52/ })).toBeNull();
  });

  test('a form that could not be kept is back in the list, and says why', async () => {
    const asked = { ...decided, may_revoke: true, may_keep: true, cancel_asked_at: 1_793_000_900 };
    fixture.waiting = [aLeave({ id: 51, user: linh, ...asked }), aLeave({ id: 52, user: sender, ...asked })];
    refuse(keepForm, 500, 'Máy chủ bận');
    visit('/form?tab=waiting&open=51');
    await screen.findByRole('button', { name: new RegExp(`^${linh.name}`) });
    await userEvent.click(await (await panelOf()).findByRole('button', { name: 'Giữ nguyên' }));
    expect(await screen.findByText('Máy chủ bận')).toBeVisible();
    expect(await screen.findByRole('button', { name: new RegExp(`^${linh.name}`) })).toBeVisible();
  });

  test('in a closed month it says so, and the reason stays', async () => {
    fixture.waiting = [];
    answer(readForm, () => aLeave({ id: 60, ...decided, may_revoke: true }));
    refuse(revokeForm, 409, 'Công tháng 11 đã chốt');
    visit('/form?tab=waiting&open=60');
    await userEvent.click(await (await panelOf()).findByRole('button', { name: 'Huỷ duyệt' }));
    const box = await screen.findByRole('textbox', { name: 'Lý do huỷ duyệt' });
    await userEvent.type(box, 'Khách đổi lịch{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Công tháng 11 đã chốt')).toBeVisible();
    expect(box).toHaveValue('Khách đổi lịch');
  });

  test('an admin does so without being asked; it tells the reason', async () => {
    fixture.waiting = [];
    answer(readForm, () => aLeave({ id: 60, ...decided, may_revoke: true }));
    const { unmount } = visit('/form?tab=waiting&open=60');
    expect(await (await panelOf()).findByRole('button', { name: 'Huỷ duyệt' })).toBeVisible();
    unmount();
    const revoked = { status: 2 as const, reject_reason: 'Khách đổi lịch', revoked_at: 1_793_001_000 };
    answer(readForm, () => aLeave({ id: 61, ...decided, ...revoked }));
    visit('/form?tab=waiting&open=61');
    expect(await (await panelOf()).findByText('Đã huỷ duyệt')).toBeVisible();
    expect((await panelOf()).getByText('Lý do huỷ duyệt')).toBeVisible();
  });
});
