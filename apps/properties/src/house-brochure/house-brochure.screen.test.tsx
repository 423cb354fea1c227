import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { JobPosition, Role } from '@toam/domain/actor';
import { plainToRichText } from '@toam/domain/rich-text';
import { aHouse, anImage } from '@toam/testing/house/a-house';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './house-brochure.screen';

const agent = {
  ...{ id: 7, name: 'Nguyễn Thu Hà', phone_number: '0901234567', avatar: null },
  ...{ role: Role.staff, job_position: JobPosition.staff, status: 1 as const },
};

function visit(differing: Partial<HouseDetail> = {}, query = '') {
  answer(readHouse, ({ query: { house_id } }) => aHouse({ id: house_id, ...differing }));
  answer(listUserNames, () => ({ total: 1, total_page: 1, page: 1, list: [agent] }));
  return renderRoute([{ path: '/house/:houseId/brochure', Component }], `/house/12486/brochure${query}`);
}

const onWeb = { web: 1, commercial_url: 'https://toam.vn/bds/nha-pho' } as const;

test('says what, where, how much and whom to call, with the way to the website', async () => {
  visit({ ...onWeb, descriptions: 'Hẻm xe hơi, gần chợ Bà Chiểu', direction: ['Đông Nam'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nhà phố hẻm xe hơi, 4 tầng mới xây' })).toBeVisible();
  for (const text of [
    'Bán · Nhà phố · Nhà hẻm',
    '148/12 Nguyễn Văn Đậu, Phường 11, Bình Thạnh, Hồ Chí Minh',
    '139,5 tr/m²',
    'Hẻm xe hơi, gần chợ Bà Chiểu',
    'Nguyễn Thu Hà',
    'Mã #12486',
  ])
    // prettier-ignore
    expect(screen.getByText(text)).toBeVisible();
  expect(await screen.findByText('0901 234 567')).toBeVisible();
  const qr = await screen.findByRole('img', { name: 'Quét mã để xem trên web: https://toam.vn/bds/nha-pho' });
  await waitFor(() => expect(qr.querySelector('svg')).not.toBeNull());
});

/** Internal values. Each is a canary that must not appear on the page. */
const internals = {
  internalDescription: plainToRichText('CANARY nội bộ'),
  internal_image: [anImage(666, { main: '/canary/main', thumbnail: '/canary/thumb', name: 'CANARY.webp' })],
  files: [{ id: 1, name: 'CANARY.pdf', url: '/canary', size: 1, type: 'pdf', created_at: 1_790_000_000 }],
  customer_id: 9,
  customer: { id: 9, name: 'CANARY chủ nhà', phone_number: '0987654321', user_id: 7, co_staff: [] },
  brokerage_fee: 123_456_789,
  brokerage_rate: 7.77,
  commission: 987_654_321,
  key_word: 'CANARY từ khoá',
  reject_public_condition: 'CANARY từ chối',
  reject_web_condition: 'CANARY từ chối web',
  reason_stop_selling: 'CANARY ngưng',
  house_tag: [{ id: 1, name: 'CANARY nhãn', color: null }],
  total_view: 4242,
  new_address: 'CANARY địa chỉ mới',
} satisfies Partial<HouseDetail>;

test('nothing internal gets onto paper: texts, pictures, papers, owner, fees, reasons, tags, counters', async () => {
  const { container } = visit({ ...onWeb, ...internals, public_image: [anImage(1)] });
  await screen.findByText('0901 234 567');
  const html = container.innerHTML;
  for (const canary of ['CANARY', 'canary', '0987', '123.456.789', '7,77', '987.654.321', '4.242'])
    expect(html).not.toContain(canary);
  expect(screen.getByRole('img', { name: 'Ảnh 1' })).toHaveAttribute('src', '/api/media/image/1/main');
});

test('without the website there is no code to scan, and the bar says so', async () => {
  visit({ web: 0, commercial_url: 'https://toam.vn/bds/nha-pho' });
  expect(await screen.findByText(/chưa được đăng lên web thương mại nên brochure không có mã QR/)).toBeVisible();
  expect(screen.queryByRole('img', { name: /Quét mã/ })).toBeNull();
  expect(screen.getByText(/chưa có ảnh công khai/)).toBeVisible();
});

test('the house number may be left out, and the address remembers it', async () => {
  const { url } = visit();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hiện số nhà' }));
  expect(await screen.findByText('Nguyễn Văn Đậu, Phường 11, Bình Thạnh, Hồ Chí Minh')).toBeVisible();
  expect(screen.queryByText(/148\/12/)).toBeNull();
  expect(url()).toBe('/house/12486/brochure?number=0');
});

test('four pictures stand on the cover, the others on the next page, each asked for at once', async () => {
  visit({ public_image: [1, 2, 3, 4, 5, 6].map((id) => anImage(id)) });
  const photos = await screen.findAllByRole('img', { name: /^Ảnh \d$/ });
  expect(photos.map((photo) => photo.getAttribute('loading'))).toEqual(Array(6).fill('eager'));
  const next = screen.getByRole('heading', { name: 'Hình ảnh' }).parentElement!;
  expect(within(next).getAllByRole('img')).toHaveLength(2);
});

test('prints once its pictures have arrived', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'In hoặc lưu PDF' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});
