import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listHousesByCondition } from '@toam/contracts/house/house-statistic.endpoints';
import { deleteProject, readProject } from '@toam/contracts/project/project.endpoints';
import {
  answerQuestion,
  askQuestion,
  listQuestions,
  type ProjectQuestion,
} from '@toam/contracts/project/question.endpoints';
import { Role } from '@toam/domain/actor';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { aPicture, aProject, aQuestion } from '@toam/testing/project/a-project';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { onPhone } from '@toam/testing/on-phone';
import { seeEverything, seeNothing } from '@toam/testing/see-everything';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './project-page.screen';

jest.setTimeout(30_000);

const routes = [
  { path: '/project/list', element: <p>Danh sách dự án</p> },
  { path: '/project/edit/:projectId', element: <p>Biểu mẫu sửa</p> },
  { path: '/project/:projectId', Component },
  { path: '/house/:houseId', element: <p>Trang nhà</p> },
];

const son = { id: 3, name: 'Lê Thanh Sơn', avatar: null };
const answered = aQuestion({
  ...{ id: 4, version: 2, content: 'Phí quản lý bao nhiêu?', answer: '16.500 đ/m²/tháng' },
  ...{ answered_by: son, answered_by_id: son.id, answered_at: 1_790_003_600 },
});

/** The API's questions. Screens read and change them. */
function answerQuestions(...questions: ProjectQuestion[]) {
  const stored = [...questions];
  answer(listQuestions, ({ query }) => {
    const list = stored.filter(
      (one) => query.answered === undefined || (one.answer !== null) === (query.answered === '1'),
    );
    const from = (query.page - 1) * query.size;
    return {
      ...{ total: list.length, total_page: Math.ceil(list.length / query.size), page: query.page },
      list: list.slice(from, from + query.size),
    };
  });
  answer(askQuestion, ({ body }) => {
    const asked = aQuestion({ id: 90, content: body.content });
    stored.unshift(asked);
    return asked;
  });
  return stored;
}

const answerHouses = (total = 1) =>
  answer(listHousesByCondition, ({ query }) => ({
    ...{ total, total_page: Math.ceil(total / query.size), page: query.page },
    list: Array.from({ length: Math.min(total, query.size) }, (_, at) => aHouseRow({ id: query.page * 100 + at })),
  }));

const show = (url = '/project/38', user = aUser()) => renderRoute(routes, url, { user });
const item = async (words: string) => within((await screen.findByText(words)).closest('li')!);
const ask = () => screen.findByRole('textbox', { name: 'Đặt câu hỏi' });

let unsee: () => void;
beforeEach(() => {
  localStorage.clear();
  unsee = seeEverything();
  answer(readProject, () => aProject({ may_edit: false }));
  answerHouses();
  answerQuestions(aQuestion(), answered);
});
afterEach(() => {
  unsee();
  jest.restoreAllMocks();
});

test('everybody reads a project by its link: text, pictures in full size, houses, questions with who answered', async () => {
  answer(readProject, () => aProject({ may_edit: false, images: [1, 2, 3, 4, 5].map(aPicture) }));
  show();
  expect(await screen.findByRole('heading', { name: 'Vinhomes Central Park' })).toBeVisible();
  expect(screen.getByText('Khu căn hộ ven sông Sài Gòn.')).toBeVisible();
  expect((await item('Phí quản lý bao nhiêu?')).getByText('Lê Thanh Sơn')).toBeVisible();
  expect((await item('Dự án đã có sổ chưa?')).getByText('Chưa trả lời')).toBeVisible();
  expect(
    await screen.findByText('#100 · 148/12 Nguyễn Văn Đậu, Phường 11, Bình Thạnh, Hồ Chí Minh · 62 m²'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sửa' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Trả lời' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Xem ảnh 3/5, +2 ảnh' }));
  expect(within(await screen.findByRole('dialog')).getByText('3 / 5')).toBeVisible();
});

test('a question is sent once, shows in the list and empties its box', async () => {
  show();
  await userEvent.type(await ask(), '  Khi nào bàn giao?  ');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi câu hỏi' }));
  expect(await screen.findByText('Khi nào bàn giao?')).toBeVisible();
  expect(await ask()).toHaveValue('');
  expect(callsOf(askQuestion)).toHaveLength(1);
  expect(callsOf(askQuestion)[0]).toMatchObject({ params: { id: 38 }, body: { content: 'Khi nào bàn giao?' } });
  expect(callsOf(askQuestion)[0]?.request.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test('nothing typed while a question is on its way gets lost: its box waits', async () => {
  let arrive = () => {};
  answer(askQuestion, async ({ body }) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return aQuestion({ id: 90, content: body.content });
  });
  show();
  await userEvent.type(await ask(), 'Khi nào bàn giao?');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi câu hỏi' }));
  await waitFor(async () => expect(await ask()).toHaveAttribute('readonly'));
  act(arrive);
  await waitFor(async () => expect(await ask()).toHaveValue(''));
  expect(await ask()).not.toHaveAttribute('readonly');
});

test('a question that could not be sent stays, also over a closed tab', async () => {
  cutOff(askQuestion);
  const tab = show();
  await userEvent.type(await ask(), 'Khi nào bàn giao?');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi câu hỏi' }));
  expect(await screen.findByText('Không kết nối được máy chủ. Vui lòng kiểm tra mạng và thử lại')).toBeVisible();
  expect(await ask()).toHaveValue('Khi nào bàn giao?');
  tab.unmount();
  show();
  expect(await ask()).toHaveValue('Khi nào bàn giao?');
  expect(screen.getByText('Đã khôi phục nội dung bạn nhập dở lần trước.')).toBeVisible();
});

test('a question that is too long says by how much, and stays whole', async () => {
  show();
  await userEvent.click(await ask());
  await userEvent.paste('a'.repeat(1001));
  expect(await screen.findByText('Tối đa 1000 ký tự (đang có 1001)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gửi câu hỏi' })).toBeDisabled();
});

test('who edits projects answers, changes the answer, and takes it back only after a question', async () => {
  answerQuestions(aQuestion({ may_answer: true }), { ...answered, may_answer: true });
  answer(answerQuestion, ({ params, body }) => aQuestion({ id: params.id, answer: body.answer ?? null }));
  show('/project/38', anAdmin());
  const open = await item('Dự án đã có sổ chưa?');
  await userEvent.click(open.getByRole('button', { name: 'Trả lời' }));
  await userEvent.type(open.getByRole('textbox', { name: 'Trả lời câu hỏi của Võ Minh Khôi' }), 'Có từ tháng 6.');
  await userEvent.click(open.getByRole('button', { name: 'Gửi trả lời' }));
  expect(await screen.findByText('Đã gửi câu trả lời')).toBeVisible();
  expect(callsOf(answerQuestion)[0]).toMatchObject({
    params: { id: 5 },
    body: { answer: 'Có từ tháng 6.', version: 1 },
  });

  const other = await item('Phí quản lý bao nhiêu?');
  await userEvent.click(other.getByRole('button', { name: 'Sửa câu trả lời' }));
  const box = other.getByRole('textbox');
  expect(box).toHaveValue('16.500 đ/m²/tháng');
  await userEvent.clear(box);
  await userEvent.click(other.getByRole('button', { name: 'Lưu trả lời' }));
  expect(callsOf(answerQuestion)).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã bỏ câu trả lời')).toBeVisible();
  expect(callsOf(answerQuestion)[1]).toMatchObject({ params: { id: 4 }, body: { answer: null, version: 2 } });
});

test('a colleague who was faster is named, their answer shows, and what was typed stays and can be sent over it', async () => {
  const stored = answerQuestions(aQuestion({ may_answer: true }));
  const current = aQuestion({
    ...{ version: 2, may_answer: true, answer: 'Đã có sổ.' },
    ...{ answered_by: son, answered_by_id: son.id, answered_at: 1_790_003_600 },
  });
  refuse(answerQuestion, 409, 'Nội dung này vừa được người khác cập nhật', {
    ...{ current, changed_by: { id: son.id, name: son.name } },
  });
  // The filter of open questions would take it away.
  show('/project/38?answered=0', anAdmin());
  await userEvent.click((await item('Dự án đã có sổ chưa?')).getByRole('button', { name: 'Trả lời' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Trả lời câu hỏi/ }), 'Có từ tháng 6.');
  stored.splice(0, 1, current);
  await userEvent.click(screen.getByRole('button', { name: 'Gửi trả lời' }));
  expect(await screen.findByText(/Lê Thanh Sơn vừa sửa câu trả lời này/)).toBeVisible();
  expect(await screen.findByText('Đã có sổ.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Trả lời câu hỏi/ })).toHaveValue('Có từ tháng 6.');
  answer(answerQuestion, ({ body }) => ({ ...current, version: 3, answer: body.answer ?? null }));
  await userEvent.click(screen.getByRole('button', { name: 'Gửi trả lời' }));
  await waitFor(() => expect(callsOf(answerQuestion).at(-1)?.body).toEqual({ answer: 'Có từ tháng 6.', version: 2 }));
});

test('questions can be narrowed in the address; older ones come while scrolling', async () => {
  answerQuestions(
    ...Array.from({ length: 12 }, (_, at) => aQuestion({ id: 50 - at, content: `Câu ${12 - at}` })),
    answered,
  );
  const { url } = show();
  expect(await screen.findByText('Câu 12')).toBeVisible();
  expect(await screen.findByText('Phí quản lý bao nhiêu?')).toBeVisible();
  expect(await screen.findByText('Chưa trả lời 12')).toBeVisible();
  await userEvent.click(screen.getByText('Đã trả lời'));
  await waitFor(() => expect(url()).toBe('/project/38?answered=1'));
  await waitFor(() => expect(screen.queryByText('Câu 12')).not.toBeInTheDocument());
  expect(await screen.findByText('Phí quản lý bao nhiêu?')).toBeVisible();
});

test('a link to a question leads to it, however old it is', async () => {
  unsee = seeNothing();
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  answerQuestions(...Array.from({ length: 24 }, (_, at) => aQuestion({ id: 50 - at, content: `Câu ${50 - at}` })));
  show('/project/38?question=27');
  const place = (await screen.findByText('Câu 27')).closest('li');
  await waitFor(() => expect(place).toHaveAttribute('aria-current', 'true'));
  expect(scrolled.mock.contexts).toEqual([place]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('what a colleague asks or answers shows by itself', async () => {
  await openLive();
  const stored = answerQuestions(aQuestion());
  show();
  await screen.findByText('Dự án đã có sổ chưa?');
  stored.unshift(aQuestion({ id: 91, content: 'Có hồ bơi không?' }));
  hearChange('question', 91);
  expect(await screen.findByText('Có hồ bơi không?', {}, { timeout: 3000 })).toBeVisible();
  closeLive();
});

test('the first houses stand beside the text, all of them in a dialog that back closes', async () => {
  answerHouses(12);
  const { url } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Xem cả 12' }));
  expect(within(await screen.findByRole('dialog')).getByText('12 BĐS')).toBeVisible();
  expect(url()).toBe('/project/38?houses=38');
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(url()).toBe('/project/38'));
});

test('marketers read a project without its houses, which they may not ask for', async () => {
  show('/project/38', aUser({ role: Role.marketer }));
  await screen.findByText('Dự án đã có sổ chưa?');
  expect(screen.queryByText('BĐS trong dự án')).not.toBeInTheDocument();
  expect(callsOf(listHousesByCondition)).toEqual([]);
});

test('its editors change it, and delete it after a question, which leads to the list', async () => {
  answer(readProject, () => aProject());
  answer(deleteProject, () => null);
  const { url, goTo } = show('/project/38', anAdmin());
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa' }));
  expect(url()).toBe('/project/edit/38');
  await goTo('/project/38');
  await userEvent.click(await screen.findByRole('button', { name: 'Thao tác với dự án Vinhomes Central Park' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(url()).toBe('/project/list'));
  expect(await screen.findByText('Xoá dự án thành công')).toBeVisible();
});

test('a project that is gone, or never was, says so and leads back', async () => {
  refuse(readProject, 404, 'Không tìm thấy dự án này');
  const { url, goTo } = show();
  expect(await screen.findByText('Không tìm thấy dự án này')).toBeVisible();
  await goTo('/project/abc');
  expect(await screen.findByText('Không tìm thấy dự án này')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Về danh sách dự án' }));
  expect(url()).toBe('/project/list');
});

test('a failure can be tried again', async () => {
  refuse(readProject, 500, 'hỏng');
  show();
  expect(await screen.findByText('Error: hỏng')).toBeVisible();
  answer(readProject, () => aProject());
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { name: 'Vinhomes Central Park' })).toBeVisible();
});

test('on a phone the footer leads to the houses and to the box that asks', async () => {
  onPhone();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Đặt câu hỏi' }));
  expect(await ask()).toHaveFocus();
  expect(screen.getByRole('button', { name: '86 BĐS' })).toBeVisible();
  jest.restoreAllMocks();
});
