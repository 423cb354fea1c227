import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readZalo } from '@toam/contracts/zalo/zalo.endpoints';
import { noZaloApp, noZaloYet } from '@toam/testing/zalo/a-zalo-connection';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { ShareLinkMenu, type LinkedHouse } from './share-link-menu';

const open = jest.fn();
beforeEach(() => {
  open.mockReset();
  window.open = open;
});

async function openMenu(house: LinkedHouse) {
  const user = userEvent.setup();
  const element = (
    <ShareLinkMenu house={house}>
      <button type="button">Chia sẻ</button>
    </ShareLinkMenu>
  );
  renderRoute([{ path: '/', element }], '/');
  await user.click(screen.getByRole('button', { name: 'Chia sẻ' }));
  return user;
}

test('with an app at Zalo the press opens the dialog', async () => {
  answer(readZalo, () => noZaloYet());
  const user = await openMenu({ id: 7, web: 1, commercial_url: 'https://toam.vn/bds/nha-pho' });
  await user.click(await screen.findByRole('menuitem', { name: /Chia sẻ qua Zalo/ }));
  expect(await screen.findByText('Zalo chưa kết nối')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
});

test('without one a house on the website goes to Zalo’s page with the address that customers can open', async () => {
  answer(readZalo, noZaloApp);
  const user = await openMenu({ id: 7, web: 1, commercial_url: 'https://toam.vn/bds/nha-pho' });
  await waitFor(() => expect(callsOf(readZalo)).toHaveLength(1));
  await user.click(await screen.findByRole('menuitem', { name: /Chia sẻ qua Zalo/ }));
  const [address] = open.mock.calls[0] as [string];
  const url = new URL(address);
  expect(url.origin + url.pathname).toBe('https://button-share.zalo.me/share_external');
  expect(JSON.parse(atob(url.searchParams.get('d') ?? ''))).toEqual({ url: 'https://toam.vn/bds/nha-pho' });
});

test.each([
  [{ id: 7, web: 0, commercial_url: 'https://toam.vn/bds/nha-pho' }, /chưa lên web/],
  [{ id: 7, web: 1, commercial_url: null }, /Chưa cấu hình web thương mại/],
] as const)('what customers cannot open is not sent to them, and the menu says why', async (house, why) => {
  const user = await openMenu(house);
  expect(await screen.findByRole('menuitem', { name: /Zalo/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: why })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: /liên kết nội bộ/ }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/house/7');
  expect(open).not.toHaveBeenCalled();
});
