import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePortalRules, listPortalRules, type PortalRule } from '@toam/contracts/post/post-rule.endpoints';
import { portalRules } from '@toam/domain/post/portal-rules';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { RulesPane } from './rules.pane';

jest.setTimeout(30_000);

const rule = (differing: Partial<PortalRule> = {}): PortalRule => ({
  ...{ portal: 'alonhadat', version: 0, rules: portalRules.alonhadat, changed_by: null, changed_at: null },
  ...differing,
});
const changed = rule({ version: 2, changed_by: { id: 2, name: 'Trần Minh', avatar: null }, changed_at: 1_795_900_000 });
const show = (user = anAdmin(), rules = [rule(), rule({ portal: 'batdongsan', rules: portalRules.batdongsan })]) => {
  answer(listPortalRules, () => rules);
  return renderRoute([{ path: '/', Component: RulesPane }], '/', { user });
};
const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa quy định của Alonhadat' }));
  return within(await screen.findByRole('dialog', { name: 'Sửa quy định của Alonhadat' }));
};
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('everybody reads what each portal refuses; only admins change it', async () => {
  show(aUser({ chat_permission: 1 }));
  const portal = within(await screen.findByRole('region', { name: 'Alonhadat' }));
  expect(portal.getByText('10–99')).toBeVisible();
  expect(portal.getByText('Quy định ban đầu')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Sửa/ })).not.toBeInTheDocument();
});

test('an admin follows a portal; what can’t be is said at its field and nothing is sent', async () => {
  answer(changePortalRules, () => changed);
  show();
  const dialog = await edit();
  const min = dialog.getByRole('textbox', { name: /Số ký tự tiêu đề, ít nhất/ });
  await retype(min, '120');
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText('Số nhỏ nhất không được lớn hơn số lớn nhất')).toBeVisible();
  expect(callsOf(changePortalRules)).toEqual([]);
  await retype(min, '20');
  await retype(dialog.getByRole('textbox', { name: /Dung lượng mỗi ảnh/ }), '2,5');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Cấm số điện thoại' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() =>
    expect(callsOf(changePortalRules)[0]?.body).toEqual({
      ...{ portal: 'alonhadat', version: 0 },
      rules: {
        ...portalRules.alonhadat,
        ...{ title: { min: 20, max: 99 }, phones: false, images: { min: 1, max: 20, bytes: 2_500_000 } },
      },
    }),
  );
});

test('another admin was faster: it is said, and what was typed stays', async () => {
  refuse(changePortalRules, 409, 'Dữ liệu đã thay đổi', { current: changed });
  show();
  const dialog = await edit();
  answer(listPortalRules, () => [changed]);
  const capitals = dialog.getByRole('textbox', { name: /Chữ hoa trong tiêu đề/ });
  await retype(capitals, '30');
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Dữ liệu đã thay đổi')).toBeVisible();
  expect(capitals).toHaveValue('30');
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await screen.findByText(/^Trần Minh sửa /);
  answer(changePortalRules, () => changed);
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() =>
    expect(callsOf(changePortalRules).at(-1)?.body).toMatchObject({ version: 2, rules: { capitals: 30 } }),
  );
});

test('the first rules come back after a question', async () => {
  answer(changePortalRules, () => rule({ version: 3 }));
  show(anAdmin(), [changed]);
  expect(await screen.findByText(/^Trần Minh sửa /)).toBeVisible();
  const dialog = await edit();
  await userEvent.click(dialog.getByRole('button', { name: 'Về quy định ban đầu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(() =>
    expect(callsOf(changePortalRules)[0]?.body).toEqual({ portal: 'alonhadat', version: 2, rules: null }),
  );
});
