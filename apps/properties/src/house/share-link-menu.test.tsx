import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('a house on the website goes to Zalo with the address that customers can open', async () => {
  const user = await openMenu({ id: 7, web: 1, commercial_url: 'https://toam.vn/bds/nha-pho' });
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
