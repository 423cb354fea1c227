import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadImage } from '@toam/contracts/media/image.endpoints';
import {
  changeHouseComment,
  listHouseComments,
  listMentionable,
  writeHouseComment,
  type HouseComment,
} from '@toam/contracts/house/house-comment.endpoints';
import { Role } from '@toam/domain/actor';
import { anImage } from '@toam/testing/house/a-house';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { HouseComments } from './house-comments';

const hoang = { id: 8, name: 'Lê Hoàng Phúc', avatar: null };
const aComment = (differing: Partial<HouseComment> = {}): HouseComment => ({
  ...{ id: 1, house_id: 9, parent_comment_id: null, content: 'Chủ bớt 150 triệu', mentions: [], image: null },
  ...{ user: hoang, status: 0, edited: false, created_at: 1_790_000_000, repliedComments: [] },
  ...differing,
});
const pageOf = (...list: HouseComment[]) => ({
  ...{ total: list.length, total_page: 1, page: 1, list },
  count: list.length,
});

const show = (user = aUser()) => renderRoute([{ path: '/', element: <HouseComments houseId={9} /> }], '/', { user });
const box = (name: RegExp = /Viết bình luận/) => screen.findByRole('combobox', { name });

test('Enter sends, Shift+Enter breaks the line, and the comment stands there at once', async () => {
  const written: HouseComment[] = [];
  answer(listHouseComments, () => pageOf(...written));
  answer(writeHouseComment, ({ body }) => {
    written.push(aComment({ id: 5, content: body.content }));
    return written[0]!;
  });
  show();
  await userEvent.type(await box(), 'Còn không?{Shift>}{Enter}{/Shift}Giá sao?{Enter}');
  expect(await screen.findByText(/Giá sao\?/, { selector: 'p' })).toBeVisible();
  expect(callsOf(writeHouseComment)[0]).toMatchObject({
    params: { houseId: 9 },
    body: { content: 'Còn không?\nGiá sao?', parent_comment_id: null },
  });
  expect(await box()).toHaveValue('');
});

test('what could not be sent stays in the box, says why, and goes out again as the same intention', async () => {
  answer(listHouseComments, () => pageOf());
  refuse(writeHouseComment, 500, 'Máy chủ bận');
  show();
  await userEvent.type(await box(), 'Đừng mất{Enter}');
  expect(await screen.findByText(/Chưa gửi được: Máy chủ bận/)).toBeVisible();
  expect(await box()).toHaveValue('Đừng mất');
  answer(writeHouseComment, () => aComment({ content: 'Đừng mất' }));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await waitFor(async () => expect(await box()).toHaveValue(''));
  const [first, second] = callsOf(writeHouseComment);
  expect(second?.body.client_key).toBe(first?.body.client_key);
});

test('what is being written survives a closed panel', async () => {
  answer(listHouseComments, () => pageOf());
  const { unmount } = show();
  await userEvent.type(await box(), 'Nửa câu');
  unmount();
  show();
  expect(await box()).toHaveValue('Nửa câu');
});

test('what is typed while a comment goes out is the beginning of the next', async () => {
  let arrive = () => undefined as void;
  const sent = new Promise<void>((done) => (arrive = done));
  answer(listHouseComments, () => pageOf());
  answer(writeHouseComment, async ({ body }) => {
    await sent;
    return aComment({ content: body.content });
  });
  show();
  await userEvent.type(await box(), 'Còn không?{Enter}');
  await userEvent.type(await box(), ' Giá sao?');
  arrive();
  await waitFor(async () => expect(await box()).toHaveValue('Giá sao?'));
  expect(callsOf(writeHouseComment)).toHaveLength(1);
});

test('whoever answers twice does not find the first answer in the box again', async () => {
  answer(listHouseComments, () => pageOf(aComment()));
  answer(writeHouseComment, () => aComment({ id: 6, parent_comment_id: 1, content: 'Vâng' }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Trả lời' }));
  await userEvent.type(await box(/Trả lời Lê Hoàng Phúc/), 'Vâng{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Trả lời/ })).not.toBeInTheDocument());
  await userEvent.click(screen.getAllByRole('button', { name: 'Trả lời' })[0]!);
  expect(await box(/Trả lời Lê Hoàng Phúc/)).toHaveValue('');
});

test('Enter right after the last letter never takes somebody whom the letters do not fit', async () => {
  const others = [{ id: 3, name: 'Bùi An', avatar: null, job_position: 7 as const }];
  answer(listHouseComments, () => pageOf());
  answer(listMentionable, ({ query }) => (query.search === '' ? others : [{ ...hoang, job_position: 7 as const }]));
  show();
  await userEvent.type(await box(), '@');
  await screen.findByRole('option', { name: /Bùi An/ });
  await userEvent.type(await box(), 'phuc{Enter}');
  expect(await box()).toHaveValue('@phuc');
  expect(callsOf(writeHouseComment)).toHaveLength(0);
  await screen.findByRole('option', { name: /Lê Hoàng Phúc/ });
  await userEvent.keyboard('{Enter}');
  expect(await box()).toHaveValue('@Lê Hoàng Phúc ');
});

test('a comment that was not sent is there again in another tab, and gone once it was sent', async () => {
  answer(listHouseComments, () => pageOf());
  answer(writeHouseComment, () => aComment({ id: 5, content: 'Còn không?' }));
  const { unmount } = show();
  await userEvent.type(await box(), 'Còn không?');
  unmount();
  sessionStorage.clear(); // As after a killed tab: nothing else is left.
  const { unmount: close } = show(aUser({ id: 99 }));
  expect(await box()).toHaveValue('');
  close();
  show();
  expect(await box()).toHaveValue('Còn không?');
  await userEvent.type(await box(), '{Enter}');
  await waitFor(() => expect(callsOf(writeHouseComment)).toHaveLength(1));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('toam.draft'))).toEqual([]));
});

test('other words for a comment come back after Escape, and not after Huỷ', async () => {
  const mine = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };
  answer(listHouseComments, () => pageOf(aComment({ user: mine })));
  show();
  const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Sửa' }));
  await edit();
  await userEvent.type(await box(/Sửa/), ' nữa{Escape}');
  await edit();
  expect(await box(/Sửa/)).toHaveValue('Chủ bớt 150 triệu nữa');
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  await edit();
  expect(await box(/Sửa/)).toHaveValue('Chủ bớt 150 triệu');
});

test('@ finds colleagues, and the chosen one is sent by number', async () => {
  answer(listHouseComments, () => pageOf());
  answer(listMentionable, ({ query }) => (query.search === 'phuc' ? [{ ...hoang, job_position: 7 as const }] : []));
  answer(writeHouseComment, () => aComment());
  show();
  await userEvent.type(await box(), 'Hỏi @phuc');
  await screen.findByRole('option', { name: /Lê Hoàng Phúc/ });
  await userEvent.keyboard('{Enter}');
  expect(await box()).toHaveValue('Hỏi @Lê Hoàng Phúc ');
  await userEvent.keyboard('nhé{Enter}');
  await waitFor(() => expect(callsOf(writeHouseComment)[0]?.body.content).toBe('Hỏi @[8] nhé'));
});

test('mentions and links stand out, markup stays letters', async () => {
  const content = '@[8] xem https://toam.vn/nha. <img src=x onerror=alert(1)>';
  answer(listHouseComments, () => pageOf(aComment({ content, mentions: [hoang] })));
  const { container } = show();
  // an element of its own, not a part of the sentence
  expect(await screen.findByText('@Lê Hoàng Phúc')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://toam.vn/nha');
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(container.querySelector('p img')).toBeNull();
});

test('of many replies the newest two show, the others on demand', async () => {
  const repliedComments = [1, 2, 3, 4].map((at) =>
    aComment({ id: 10 + at, parent_comment_id: 1, content: `Trả lời ${at}` }),
  );
  answer(listHouseComments, () => pageOf(aComment({ repliedComments })));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Xem thêm 2 phản hồi' }));
  expect(screen.getByText('Trả lời 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Thu gọn phản hồi' }));
  expect(screen.queryByText('Trả lời 1')).not.toBeInTheDocument();
});

test('an answer goes under what it answers', async () => {
  answer(listHouseComments, () => pageOf(aComment()));
  answer(writeHouseComment, () => aComment({ id: 6, parent_comment_id: 1, content: 'Vâng' }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Trả lời' }));
  await userEvent.type(await box(/Trả lời Lê Hoàng Phúc/), 'Vâng{Enter}');
  await waitFor(() => expect(callsOf(writeHouseComment)[0]?.body.parent_comment_id).toBe(1));
});

test('the author hides, others cannot; a hidden one is marked and not answered', async () => {
  const mine = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };
  let status: 0 | 1 = 0;
  answer(listHouseComments, () => pageOf(aComment({ user: mine, status }), aComment({ id: 2 })));
  answer(changeHouseComment, ({ body }) => aComment({ status: (status = body.status ?? 0) }));
  show();
  const [own, other] = await screen.findAllByRole('article');
  expect(within(other!).queryByRole('button', { name: 'Ẩn' })).not.toBeInTheDocument();
  await userEvent.click(within(own!).getByRole('button', { name: 'Ẩn' }));
  expect(await screen.findByText('Đã ẩn')).toBeVisible();
  expect(within(screen.getAllByRole('article')[0]!).queryByRole('button', { name: 'Trả lời' })).toBeNull();
});

test('a picture over 5,000,000 bytes gets no preview and says why; a smaller one goes along', async () => {
  answer(listHouseComments, () => pageOf());
  answer(uploadImage, () => anImage(3));
  answer(writeHouseComment, () => aComment({ image: anImage(3) }));
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  const { container } = show();
  await box();
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'nha.jpg', { type: 'image/jpeg' });
  await userEvent.upload(input, picture(5_000_001));
  expect(await screen.findByText('Over limited')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'nha.jpg' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Gửi' })).toBeDisabled();
  await userEvent.upload(input, picture(500));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Gửi' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  await waitFor(() => expect(callsOf(writeHouseComment)[0]?.body.image).toBe(3));
});

test('a marketer reads and has no box; a failed list says why', async () => {
  answer(listHouseComments, () => pageOf(aComment()));
  const { unmount } = show(aUser({ role: Role.marketer }));
  expect(await screen.findByText('Chủ bớt 150 triệu')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Trả lời' })).not.toBeInTheDocument();
  unmount();
  refuse(listHouseComments, 403, 'Bạn không có quyền xem bất động sản này');
  show();
  expect(await screen.findByText('Bạn không có quyền xem bất động sản này')).toBeVisible();
});
