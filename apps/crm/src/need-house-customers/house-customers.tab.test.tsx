import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { matchRequestsOfHouse } from '@toam/contracts/need/match.endpoints';
import type { HouseCustomer } from '@toam/contracts/need/match.schema';
import { recommendCustomer, restoreRecommendation } from '@toam/contracts/need/match-moves.endpoints';
import { aHouse } from '@toam/testing/house/a-house';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import HouseCustomersTab from './house-customers.tab';

const tỷ = 1_000_000_000;
const agent = { id: 8, name: 'Trần Minh', avatar: null };

const aCustomer = (differing: Partial<HouseCustomer> = {}): HouseCustomer => ({
  customer: { id: 31, name: 'Lê Thị Mỹ Duyên', phone_number: '0903618274', masked: false, user: agent, may_open: true },
  need: {
    id: 2207,
    purpose: 0,
    status: 0,
    province: [2],
    districts: [],
    property_type: [2],
    house_type: [],
    request_direction: [],
    min_price: 7 * tỷ,
    max_price: 9 * tỷ,
    money_unit: 'bil',
    area: 65,
    floors: null,
    number_bedroom: 3,
    min_width: null,
    road_area: 6,
    require_column: [],
    names: { province: ['Quận Bình Thạnh'], districts: [], property_type: ['Nhà phố'], house_type: [] },
    user: agent,
    created_at: 1,
  },
  match: {
    fits: true,
    failed: [],
    score: 93,
    fields: [
      { column: 'price', verdict: 'met', mandatory: true, points: 25, earned: 25 },
      { column: 'area', verdict: 'near', mandatory: false, points: 10, earned: 5 },
      { column: 'road_area', verdict: 'no_data', mandatory: false, points: 2, earned: 0 },
    ],
  },
  standing: null,
  may_move: true,
  ...differing,
});

const none = { suitable: 0, recommended: 0, seen: 0, negotiating: 0, done: 0, disliked: 0 };
const pageOf = (list: HouseCustomer[], counts: Partial<typeof none> = {}) => ({
  total: list.length,
  total_page: 1,
  page: 1,
  list,
  counts: { ...none, ...counts },
});
const offered = aCustomer({
  standing: {
    target: 1,
    priority: 1,
    request_id: 2207,
    visit_at: null,
    note: null,
    moved_at: Math.floor(Date.now() / 1000) - 120,
    moved_by: agent,
  },
});

const show = (address = '/house/12') => {
  answer(readHouse, () => aHouse({ id: 12, into_money: 8.65 * tỷ, area: 62, wide_street: null }));
  return renderRoute([{ path: '/house/:id', element: <HouseCustomersTab houseId={12} /> }], address);
};
const group = (name: RegExp) => screen.getByRole('radio', { name });

test('who fits comes with the need, the number and what keeps the score from 100', async () => {
  answer(matchRequestsOfHouse, () => pageOf([aCustomer()], { suitable: 1, seen: 3 }));
  show();
  expect(await screen.findByText('Lê Thị Mỹ Duyên')).toBeVisible();
  expect(screen.getByRole('link', { name: '0903 618 274' })).toHaveAttribute('href', 'tel:0903618274');
  expect(screen.getByText('Mua · 7 – 9 tỷ · Nhà phố · Quận Bình Thạnh · từ 65 m² · 3 PN · đường từ 6 m')).toBeVisible();
  expect(screen.getByText(/^Thiếu 3 m² · chưa rõ độ rộng đường · Nhu cầu #2207/)).toBeVisible();
  expect(group(/^Đã đi xem/)).toHaveTextContent('3');
});

test('a masked number is not offered to be called', async () => {
  const { customer } = aCustomer();
  const masked = { ...customer, phone_number: '0000000000', masked: true };
  answer(matchRequestsOfHouse, () => pageOf([aCustomer({ customer: masked, may_move: false })]));
  show();
  expect(await screen.findByText('0000000000')).toBeVisible();
  expect(screen.queryByRole('link', { name: /\d{3}/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Chào khách' })).not.toBeInTheDocument();
});

test('the score is explained wish by wish, and what is open stands in the address', async () => {
  answer(matchRequestsOfHouse, () => pageOf([aCustomer()]));
  const { url } = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Xem vì sao/ }));
  expect(await screen.findByText('Vì sao 93 điểm')).toBeVisible();
  expect(screen.getByText('1 đạt, 1 gần đạt (nửa điểm), 1 thiếu dữ liệu. Giá là bắt buộc.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Tổng/ })).toHaveTextContent('30 / 37');
  expect(screen.getByText(/^Quy về thang 100/)).toHaveTextContent('30 ÷ 37 × 100 ≈');
  const area = screen.getByRole('row', { name: /Diện tích/ });
  expect(
    within(area)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['từ 65 m²', '62 m²', 'Gần đạt', '5 / 10']);
  expect(url()).toContain('customer=31-2207');
});

test('another group is asked for and stands in the address', async () => {
  answer(matchRequestsOfHouse, ({ query }) =>
    pageOf(query.group === 'recommended' ? [offered] : [], { recommended: 1 }),
  );
  const { url } = show();
  expect(await screen.findByText(/Chưa có nhu cầu nào phù hợp/)).toBeVisible();
  await userEvent.click(group(/^Đã chào/));
  expect(await screen.findByText(/Phụ trách: Trần Minh · Trần Minh cập nhật \d phút trước/)).toBeVisible();
  expect(url()).toContain('group=recommended');
});

test('offering moves the customer at once, with what was seen, and can be taken back', async () => {
  let isOffered = false;
  answer(matchRequestsOfHouse, () =>
    isOffered ? pageOf([], { recommended: 1 }) : pageOf([aCustomer()], { suitable: 1 }),
  );
  const moved = { house_id: 12, customer_id: 31, recommend_quantity: 1, seen_quantity: 0 };
  answer(recommendCustomer, () => {
    isOffered = true;
    return { ...moved, status: 1 as const, previousTarget: null };
  });
  answer(restoreRecommendation, () => {
    isOffered = false;
    return { ...moved, status: null, previousTarget: 1 as const };
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Chào khách' }));
  await waitFor(() => expect(screen.queryByText('Mua', { exact: false })).not.toBeInTheDocument());
  expect(group(/^Đã chào/)).toHaveTextContent('1');
  expect(callsOf(recommendCustomer)[0]?.body).toEqual({
    house_id: 12,
    customer_id: 31,
    request_id: 2207,
    status: 1,
    previousTarget: null,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
  expect(await screen.findByRole('button', { name: 'Chào khách' })).toBeVisible();
  expect(callsOf(restoreRecommendation)[0]?.body).toMatchObject({ customer_id: 31, previousTarget: 1 });
});

test('a refusal puts the customer back and says why', async () => {
  answer(matchRequestsOfHouse, () => pageOf([offered], { recommended: 1 }));
  refuse(recommendCustomer, 409, 'Trạng thái vừa được người khác đổi thành “Thương lượng”', { current: { status: 3 } });
  show('/house/12?group=recommended');
  await userEvent.click(await screen.findByRole('button', { name: /^Đổi trạng thái/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Đã đi xem/ }));
  expect(await screen.findByText(/vừa được người khác đổi/)).toBeVisible();
  expect(screen.getByText('Lê Thị Mỹ Duyên')).toBeInTheDocument();
});

test('a list that fails says so and is tried again', async () => {
  refuse(matchRequestsOfHouse, 500, 'hỏng');
  show();
  const retry = await screen.findByRole('button', { name: /Thử lại/ });
  answer(matchRequestsOfHouse, () => pageOf([aCustomer()]));
  await userEvent.click(retry);
  expect(await screen.findByText('Lê Thị Mỹ Duyên')).toBeVisible();
});
