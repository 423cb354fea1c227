import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPostStates } from '@toam/contracts/post/post.endpoints';
import type { PostMark } from '@toam/contracts/post/post.schema';
import { aChannel, aPostMark, theChannels, thePostStates } from '@toam/testing/post/a-post';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { useState } from 'react';
import { PostLegend, PostMarks } from './post-marks';
import { usePostMarks } from './post-marks.queries';

/** 29 November 2026, 10:00 in Vietnam. */
const now = 1_795_921_200;
stopClockAt(now);

/** A list whose pages have two houses each, and grows by a button. */
function Houses({ room, inList = false }: { room?: number | undefined; inList?: boolean }) {
  const [count, setCount] = useState(1);
  const pages = Array.from({ length: count }, (_, at) => [at * 2 + 2, at * 2 + 1]);
  const marks = usePostMarks(pages);
  return (
    <>
      {pages.flat().map((id) => (
        <div key={id} role="group" aria-label={`Nhà ${id}`} onClick={() => undefined}>
          <PostMarks houseId={id} marks={marks} inList={inList} {...(room !== undefined && { room })} />
        </div>
      ))}
      <PostLegend channels={marks.channels} />
      <button onClick={() => setCount(count + 1)}>Thêm</button>
    </>
  );
}

const show = (props: Parameters<typeof Houses>[0] = {}) =>
  renderRoute(
    [
      { path: '/', element: <Houses {...props} /> },
      { path: '/post/*', element: <p>Tin đăng</p> },
      { path: '/house/*', element: <p>Trang nhà</p> },
    ],
    '/',
  );
const answerMarks = (...marks: PostMark[]) =>
  answer(listPostStates, ({ query }) => thePostStates(query.house_ids, { 1: marks }));
const asked = () => callsOf(listPostStates).map(({ query }) => query.house_ids);
const marksOf = async (id: number) => {
  const house = await screen.findByRole('group', { name: `Nhà ${id}` });
  await waitFor(() => expect(house.querySelector('a')).not.toBeNull());
  return [...house.querySelectorAll('a')];
};

test.each([
  ['waitingApproval', {}, 'Alonhadat: chờ duyệt, 09:46 hôm nay'],
  ['waiting', {}, 'Alonhadat: chờ đăng, 09:46 hôm nay'],
  ['posting', {}, 'Alonhadat: đang lên, 09:46 hôm nay'],
  ['posted', { last_day: '2026-12-03' }, 'Alonhadat: đã đăng, 09:46 hôm nay. Ngày cuối 03/12/2026'],
  ['endsSoon', { last_day: '2026-11-30' }, 'Alonhadat: sắp hết hạn, 09:46 hôm nay. Ngày cuối 30/11/2026'],
  ['over', { last_day: '2026-11-20' }, 'Alonhadat: hết hạn, 09:46 hôm nay. Ngày cuối 20/11/2026'],
  ['updating', {}, 'Alonhadat: đang cập nhật, 09:46 hôm nay'],
  ['takingDown', { reason: 'Nhà ngưng bán' }, 'Alonhadat: đang gỡ, 09:46 hôm nay. Nhà ngưng bán'],
  ['failed', { reason: 'Sai mật khẩu', at: now - 86_400 }, 'Alonhadat: lỗi, 28/11/2026 10:00. Sai mật khẩu'],
  [
    'posted',
    { has_drift: true, reason: 'Tin khác hồ sơ: giá 5,2 tỷ → 5 tỷ' },
    'Alonhadat: khác hồ sơ, 09:46 hôm nay. Tin khác hồ sơ: giá 5,2 tỷ → 5 tỷ. Mở tin để cập nhật.',
  ],
  ['over', { has_drift: true }, 'Alonhadat: hết hạn, 09:46 hôm nay'],
] as const)(
  '%s is told by name: channel, standing, time, reason and last day (%o)',
  async (standing, differing, name) => {
    answerMarks(aPostMark({ standing, at: now - 14 * 60, ...differing }));
    const { url } = show();
    const [mark] = await marksOf(1);
    expect(mark).toHaveAccessibleName(name);
    await userEvent.click(mark!);
    const tab = { failed: 'failed', waitingApproval: 'waiting', waiting: 'waiting', posting: 'waiting' };
    expect(url()).toBe(`/post/manager?tab=${standing in tab ? tab[standing as keyof typeof tab] : 'posted'}&open=5`);
  },
);

test('a channel without a post says so and leads to the form of this house', async () => {
  answerMarks();
  const { url } = show();
  const [first, second, byHand] = await marksOf(2);
  expect([first, second, byHand].map((mark) => mark?.getAttribute('aria-label'))).toEqual([
    'Alonhadat: chưa đăng',
    'Batdongsan: chưa đăng',
    'Facebook Tổ Ấm: chưa đăng',
  ]);
  await userEvent.click(first!);
  expect(url()).toBe('/post/new-post?house=2');
});

test('pointer and keyboard bring the reason up', async () => {
  answerMarks(aPostMark({ standing: 'failed', reason: 'Cổng từ chối ảnh 3', at: now - 60 }));
  show();
  const [mark] = await marksOf(1);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.hover(mark!);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'Alonhadat: lỗi, 09:59 hôm nayCổng từ chối ảnh 3Bấm để mở tin',
  );
  await userEvent.unhover(mark!);
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  act(() => mark!.focus());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Cổng từ chối ảnh 3');
});

test('a list leaves out channels by hand without a post; closed ones stand while a post is there', async () => {
  const channels = [...theChannels, aChannel({ id: 4, name: 'Zalo OA', kind: 'manual', portal: null, status: 0 })];
  const marks = { 1: [aPostMark({ channel_id: 3 }), aPostMark({ channel_id: 4 })] };
  answer(listPostStates, ({ query }) => ({ ...thePostStates(query.house_ids, marks), channels }));
  show({ inList: true });
  expect((await marksOf(1)).map(({ textContent }) => textContent)).toEqual(['A', 'B', 'F', 'Z']);
  expect((await marksOf(2)).map(({ textContent }) => textContent)).toEqual(['A', 'B']);
});

test('what there is no room for is a number that leads to the house’s tab', async () => {
  answerMarks();
  const { url } = show({ room: 2 });
  const found = await marksOf(1);
  expect(found.map(({ textContent }) => textContent)).toEqual(['A', '+2']);
  await userEvent.click(found[1]!);
  expect(url()).toBe('/house/1?tab=properties.posts');
});

test('one call for a page, and only for new houses when the list grows', async () => {
  answerMarks();
  show();
  await marksOf(1);
  expect(asked()).toEqual([[1, 2]]);
  await userEvent.click(screen.getByText('Thêm'));
  await marksOf(4);
  expect(asked()).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('marks that can’t be read say so and are asked again', async () => {
  refuse(listPostStates, 500, 'Lỗi máy chủ');
  show();
  const [retry] = await screen.findAllByRole('button', { name: /Không tải được tin đăng/ });
  answerMarks();
  await userEvent.click(retry!);
  expect(await marksOf(1)).toHaveLength(3);
});

describe('live', () => {
  beforeEach(openLive);
  afterEach(closeLive);

  test('a post of the list is read again, with its page alone', async () => {
    answerMarks(aPostMark({ standing: 'waiting' }));
    show();
    await userEvent.click(await screen.findByText('Thêm'));
    await marksOf(3);
    answerMarks(aPostMark());
    act(() => hearChange('post', 5));
    await waitFor(async () => expect((await marksOf(1))[0]).toHaveAccessibleName(/Alonhadat: đã đăng/), {
      timeout: 5000,
    });
    expect(asked()).toEqual([
      [1, 2],
      [3, 4],
      [1, 2],
    ]);
  });
});

test('the legend names channels and signs', async () => {
  answerMarks();
  show();
  await marksOf(1);
  expect(screen.getByRole('list', { name: 'Ký hiệu tin đăng' })).toHaveTextContent(
    /A Alonhadat.*B Batdongsan.*F Facebook Tổ Ấm.*Chưa đăng.*Chờ duyệt.*Chờ đăng.*Đang lên.*Đã đăng.*Khác hồ sơ.*Sắp hết hạn.*Hết hạn.*Lỗi/,
  );
});
