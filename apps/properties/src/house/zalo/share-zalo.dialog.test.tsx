import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ZaloConnection, ZaloShared } from '@toam/contracts/zalo/zalo.endpoints';
import { disconnectZalo, listZaloFriends, readZalo, shareByZalo } from '@toam/contracts/zalo/zalo.endpoints';
import { aZaloConnection, noZaloApp, noZaloYet } from '@toam/testing/zalo/a-zalo-connection';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { onPhone } from '@toam/testing/on-phone';
import { renderRoute } from '@toam/testing/render-route';
import { useState } from 'react';
import ShareZaloDialog from './share-zalo.dialog';

const house = { id: 12486, title: 'Nhà phố hẻm xe hơi', address: '148/12 Nguyễn Văn Đậu' };
const url = 'https://toam.vn/nha/12486';
const on = aZaloConnection();
const off = noZaloYet();
const friends = [
  { id: '81', name: 'Chị Duyên', avatar: null },
  { id: '82', name: 'Anh Thắng', avatar: null },
];
const done = (differing: Partial<ZaloShared> = {}): ZaloShared => ({
  posted: true,
  sent: [],
  refused: [],
  ...differing,
});

function Place() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <ShareZaloDialog house={house} url={url} onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Đã đóng
    </button>
  );
}

async function open(connection: ZaloConnection = on) {
  answer(readZalo, () => connection);
  const rendered = renderRoute([{ path: '*', element: <Place /> }], '/house');
  await screen.findByRole('dialog', { name: /Chia sẻ #12486/ });
  return rendered;
}

const message = () => screen.findByRole('textbox', { name: /Lời nhắn/ });
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /Gửi cho/ }));
  await userEvent.click(await screen.findByTitle(name));
};

afterEach(() => jest.restoreAllMocks());

test('without friends chosen it posts to the own feed, says so, and closes', async () => {
  answer(listZaloFriends, () => friends);
  answer(shareByZalo, () => done());
  await open();
  expect(await screen.findByText('Zalo: Thu Hà Nhà Đất')).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Khách sẽ thấy' })).toHaveTextContent('toam.vn/nha/12486');
  await userEvent.type(await message(), 'Chị xem căn này nhé');
  expect(screen.getByText('19/2000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Đăng lên nhật ký' }));
  expect(await screen.findByText('Đã đăng lên nhật ký Zalo')).toBeVisible();
  expect(await screen.findByText('Đã đóng')).toBeVisible();
  expect(callsOf(shareByZalo)[0]?.body).toEqual({ house_id: 12486, message: 'Chị xem căn này nhé', to: [] });
});

test('friends who did not get it stay chosen, with the reason, and only they are asked again', async () => {
  answer(listZaloFriends, () => friends);
  answer(shareByZalo, () => done({ posted: false, sent: ['81'], refused: [{ id: '82', message: 'Zalo không cho' }] }));
  await open();
  await choose('Chị Duyên');
  await userEvent.click(await screen.findByTitle('Anh Thắng'));
  await userEvent.click(screen.getByRole('button', { name: 'Gửi 2 người' }));
  expect(
    await screen.findByText(/Đã gửi cho 1 người, còn 1 người chưa nhận được. Anh Thắng: Zalo không cho/),
  ).toBeVisible();
  answer(shareByZalo, () => done({ posted: false, sent: ['82'] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Gửi 1 người' }));
  expect(await screen.findByText('Đã gửi cho 1 người trên Zalo')).toBeVisible();
  expect(callsOf(shareByZalo).map(({ body }) => body.to)).toEqual([['81', '82'], ['82']]);
});

test('a refusal is said in «Lỗi», the words stay, and they are there when the dialog is opened again', async () => {
  refuse(listZaloFriends, 422, 'Zalo không cho xem danh sách bạn bè (mã 289)');
  refuse(shareByZalo, 422, 'Zalo không cho đăng bài này (mã 10000)');
  await open();
  expect(await screen.findByText(/bài sẽ đăng lên nhật ký của bạn/)).toBeVisible();
  expect(screen.getByText(/mã 289/)).toBeVisible();
  await userEvent.type(await message(), 'Nhà đẹp');
  await userEvent.click(screen.getByRole('button', { name: 'Đăng lên nhật ký' }));
  expect(await screen.findByText('Zalo không cho đăng bài này (mã 10000)')).toBeVisible();
  expect(await message()).toHaveValue('Nhà đẹp');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await userEvent.click(await screen.findByText('Đã đóng'));
  expect(await message()).toHaveValue('Nhà đẹp');
  expect(screen.getByText(/Đã khôi phục nội dung/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
});

test('a connection that ended meanwhile shows the way to make it again', async () => {
  answer(listZaloFriends, () => []);
  await open();
  await userEvent.type(await message(), 'Nhà đẹp');
  answer(readZalo, () => aZaloConnection({ connected: false, lapsed: true }));
  refuse(shareByZalo, 422, 'Kết nối Zalo của bạn đã hết hạn. Hãy kết nối lại');
  await userEvent.click(screen.getByRole('button', { name: 'Đăng lên nhật ký' }));
  expect(await screen.findByText('Kết nối Zalo đã hết hạn')).toBeInTheDocument();
  expect(screen.getByText(/tài khoản Thu Hà Nhà Đất/)).toBeInTheDocument();
  expect(screen.getByText('Kết nối lại').closest('a')).toHaveAttribute('href', on.login_url);
});

test('a message that is too long stays whole and is not sent', async () => {
  answer(listZaloFriends, () => []);
  await open();
  const box = await message();
  await userEvent.click(box);
  await userEvent.paste('ở'.repeat(2001));
  await userEvent.click(screen.getByRole('button', { name: 'Đăng lên nhật ký' }));
  expect(await screen.findByText('Tối đa 2000 ký tự (đang có 2001)')).toBeVisible();
  expect(box).toHaveValue('ở'.repeat(2001));
  expect(callsOf(shareByZalo)).toEqual([]);
});

test('not connected: the way to Zalo, its own button without a connection, and the other links', async () => {
  await open(off);
  expect(await screen.findByText('Zalo chưa kết nối')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kết nối Zalo' })).toHaveAttribute('href', on.login_url);
  expect(screen.getByRole('link', { name: /không cần kết nối/ })).toHaveAttribute(
    'href',
    expect.stringContaining('button-share.zalo.me'),
  );
  const user = userEvent.setup(); // with a clipboard
  await user.click(screen.getByRole('button', { name: 'Sao chép URL thương mại' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.click(screen.getByRole('button', { name: 'Sao chép liên kết nội bộ' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/house/12486');
});

test('without an app at Zalo the two variables are named, and the own button is there', async () => {
  await open(noZaloApp());
  expect(await screen.findByText(/ZALO_APP_ID và ZALO_APP_SECRET/)).toBeVisible();
  expect(screen.queryByText('Kết nối Zalo')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /không cần kết nối/ })).toBeVisible();
});

test('disconnecting is asked, and the dialog then shows how to connect', async () => {
  answer(listZaloFriends, () => []);
  answer(disconnectZalo, () => null);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ngắt kết nối' }));
  expect(await screen.findByText('Bạn có chắc muốn ngắt kết nối Zalo Thu Hà Nhà Đất?')).toBeVisible();
  answer(readZalo, () => off);
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Zalo chưa kết nối')).toBeInTheDocument();
  expect(callsOf(disconnectZalo)).toHaveLength(1);
});

test('on a phone it is a drawer; a connection that can’t be read is asked again', async () => {
  onPhone();
  cutOff(readZalo);
  renderRoute([{ path: '*', element: <Place /> }], '/house');
  const drawer = await screen.findByRole('dialog', { name: 'Chia sẻ #12486' });
  const again = await within(drawer).findByRole('button', { name: 'Thử lại' });
  answer(readZalo, () => off);
  await userEvent.click(again);
  expect(await within(drawer).findByText('Zalo chưa kết nối')).toBeVisible();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.getByText('Đã đóng')).toBeVisible());
});
