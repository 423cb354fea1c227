import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadImage } from '@toam/contracts/media/image.endpoints';
import { changeProject, createProject, readProject } from '@toam/contracts/project/project.endpoints';
import { projectText } from '@toam/contracts/project/project.text';
import { aPicture, aProject } from '@toam/testing/project/a-project';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { keepDraft } from '@toam/testing/answer-drafts';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component as Create } from './project-create.screen';
import { Component as Edit } from './project-edit.screen';
import { lacksAddressParts } from './project-editor';

jest.setTimeout(30_000);

const routes = [
  { path: '/project/list', element: <p>Danh sách</p> },
  { path: '/project/new', Component: Create },
  { path: '/project/edit/:projectId', Component: Edit },
  { path: '/project/:projectId', element: <p>Trang dự án</p> },
];
const user = anAdmin();
const stored = aProject();
const address = '12 Nguyễn Hữu Thọ, Phường Tân Hưng, Quận 7';
const finished = {
  ...{ name: 'The Sun', address, descriptions: '', key_word: '' },
  ...{ images: [aPicture(1), aPicture(2)], content: stored.content, content_images: [] },
};

const box = (name: RegExp | string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
async function replace(name: RegExp | string, typed: string) {
  await userEvent.clear(await box(name));
  if (typed) await userEvent.type(await box(name), typed);
}

/** The form of a new project with everything in it. */
async function openFinished() {
  keepDraft('project-new', finished);
  const rendered = renderRoute(routes, '/project/new', { user });
  await userEvent.click(await button('Khôi phục bản nháp'));
  await waitFor(async () => expect(await box(/^Tiêu đề/)).toHaveValue('The Sun'));
  return rendered;
}

beforeEach(() => {
  // jsdom has no layout
  document.elementFromPoint = () => null;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  answer(readProject, () => stored);
  answer(createProject, () => ({ project: stored, message: projectText.created }));
  answer(changeProject, () => stored);
});

test('a new project is sent once with the ids of its pictures, and its page opens', async () => {
  const { url } = await openFinished();
  await userEvent.click(await button('Tạo mới'));
  expect(await screen.findByText('Tạo mới dự án thành công')).toBeVisible();
  await waitFor(() => expect(url()).toBe('/project/38'));
  expect(callsOf(createProject)).toHaveLength(1);
  expect(callsOf(createProject)[0]?.body).toEqual({
    ...{ name: 'The Sun', address, descriptions: null, key_word: null },
    ...{ images: [1, 2], content: stored.content },
  });
});

test('the card beside the form follows what is typed', async () => {
  await openFinished();
  const card = within(screen.getByRole('article', { name: 'Thẻ trong danh sách' }));
  expect(card.getByText('The Sun')).toBeInTheDocument();
  expect(card.getByText('Khu căn hộ ven sông Sài Gòn.')).toBeInTheDocument();
  await replace(/^Tiêu đề/, 'The Moon');
  expect(await card.findByText('The Moon')).toBeInTheDocument();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  renderRoute(routes, '/project/new', { user });
  await userEvent.type(await box('Địa chỉ'), address);
  expect(await button('Tạo mới')).toBeDisabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Tiêu đề bắt buộc')).toBeVisible();
  expect(screen.getByText('Hình ảnh bắt buộc')).toBeVisible();
  expect(screen.getByText('Nội dung bắt buộc')).toBeVisible();
  expect(callsOf(createProject)).toEqual([]);
});

test.each([
  ['', false],
  ['  ', false],
  ['12 Lê Lợi', true],
  ['12 Lê Lợi, , Quận 1,', true],
  ['12 Lê Lợi, Phường Bến Nghé, Quận 1', false],
])('of the address “%s” parts are missing: %s', (typed, lacks) => {
  expect(lacksAddressParts(typed)).toBe(lacks);
});

test('a short address is asked about: no sends nothing and loses nothing, yes sends it', async () => {
  await openFinished();
  await replace('Địa chỉ', '12 Nguyễn Hữu Thọ');
  await userEvent.click(await button('Tạo mới'));
  expect(await screen.findByText('Bạn cần thêm địa chỉ theo format (Đường, Phường XXX, Huyện/TP)')).toBeVisible();
  await userEvent.click(await button('Huỷ'));
  expect(callsOf(createProject)).toEqual([]);
  expect(await box('Địa chỉ')).toHaveValue('12 Nguyễn Hữu Thọ');
  await userEvent.click(await button('Tạo mới'));
  await userEvent.click(await button('Chắc'));
  await waitFor(() => expect(callsOf(createProject)[0]?.body.address).toBe('12 Nguyễn Hữu Thọ'));
});

test('what the API refuses stands at its field, and what was typed stays', async () => {
  refuse(createProject, 422, 'Thông tin nhập không đúng', { errors: { name: 'Tiêu đề này không dùng được' } });
  await openFinished();
  await userEvent.click(await button('Tạo mới'));
  expect(await screen.findByText('Tiêu đề này không dùng được')).toBeVisible();
  expect(await box(/^Tiêu đề/)).toHaveValue('The Sun');
});

test('while a picture uploads nothing can be saved', async () => {
  let arrive = () => {};
  answer(uploadImage, async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { ...aPicture(7), url: '/api/media/image/7/main', width: 1, height: 1 };
  });
  await openFinished();
  const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getAllByLabelText(/Hình ảnh/, { selector: 'input[type=file]' })[0]!, picture);
  await waitFor(async () => expect(await button('Tạo mới')).toBeDisabled());
  act(arrive);
  await waitFor(async () => expect(await button('Tạo mới')).toBeEnabled());
  await userEvent.click(await button('Tạo mới'));
  await waitFor(() => expect(callsOf(createProject)[0]?.body.images).toEqual([1, 2, 7]));
});

test('an edit sends what differs with the version it is based on', async () => {
  const { url } = renderRoute(routes, '/project/edit/38', { user });
  await replace('Từ khoá', 'ven sông');
  await userEvent.click(await button('Cập nhật'));
  expect(await screen.findByText('Cập nhật dự án thành công')).toBeVisible();
  expect(callsOf(changeProject)[0]?.body).toEqual({ project_id: 38, version: 3, key_word: 'ven sông' });
  await waitFor(() => expect(url()).toBe('/project/38'));
});

test('a project of the old list, without text and pictures, can be renamed before somebody describes it', async () => {
  answer(readProject, () => aProject({ content: null, images: [] }));
  renderRoute(routes, '/project/edit/38', { user });
  await replace(/^Tiêu đề/, 'Vinhomes Golden River');
  await userEvent.click(await button('Cập nhật'));
  await waitFor(() =>
    expect(callsOf(changeProject)[0]?.body).toEqual({ project_id: 38, version: 3, name: 'Vinhomes Golden River' }),
  );
});

test('a colleague’s save of another field is joined; of the same one the person is asked, and told who it was', async () => {
  const current = aProject({ version: 4, name: 'Vinhomes Golden River', key_word: 'bến tàu' });
  refuse(changeProject, 409, 'Nội dung này vừa được người khác cập nhật', {
    ...{ current, changed_by: { id: 3, name: 'Lê Thanh Sơn' } },
  });
  renderRoute(routes, '/project/edit/38', { user });
  await replace('Từ khoá', 'ven sông');
  await userEvent.click(await button('Cập nhật'));
  const dialog = within(await screen.findByRole('dialog', { name: /Lê Thanh Sơn vừa sửa/ }));
  expect(dialog.getByText(/Bản của bạn: ven sông/)).toBeVisible();
  expect(dialog.getByText(/Bản vừa lưu: bến tàu/)).toBeVisible();
  expect(dialog.queryByRole('radiogroup', { name: 'Tiêu đề' })).not.toBeInTheDocument();
  answer(changeProject, () => aProject({ version: 5 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu lựa chọn' }));
  await waitFor(() => expect(callsOf(changeProject).at(-1)?.body).toEqual({ project_id: 38, version: 4, key_word: 'ven sông' })); // prettier-ignore
});

test('who may not edit is told so; who loses the right while the form is open keeps what is typed, without a button to save', async () => {
  answer(readProject, () => aProject({ may_edit: false }));
  const refused = renderRoute(routes, '/project/edit/38', { user: aUser() });
  expect(await screen.findByText('Bạn không được sửa dự án này')).toBeVisible();
  refused.unmount();
  answer(readProject, () => stored);
  const { queries } = renderRoute(routes, '/project/edit/38', { user });
  await replace('Từ khoá', 'ven sông');
  answer(readProject, () => aProject({ may_edit: false }));
  await act(() => queries.invalidateQueries({ queryKey: ['project'] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cập nhật' })).not.toBeInTheDocument());
  expect(await box('Từ khoá')).toHaveValue('ven sông');
});

describe('drafts', () => {
  const walkOf = (label: string) => ({
    form: 'project' as const,
    field: () => screen.findByLabelText('Từ khoá'),
    press: async () => {
      const save = screen.queryByRole('button', { name: label });
      if (!save) return; // The first press left the form already.
      await waitFor(() => expect(save).toBeEnabled());
      await userEvent.click(save);
    },
  });

  walkDraft({
    ...walkOf('Tạo mới'),
    name: 'project-new',
    open: async () => renderRoute(routes, '/project/new', { user }),
    finished: { ...finished, key_word: 'ven sông' },
    saves: createProject,
  });

  walkDraft({
    ...walkOf('Cập nhật'),
    name: 'project-38',
    open: async () => renderRoute(routes, '/project/edit/38', { user }),
    finished: { version: 3, before: { key_word: '' }, changes: { key_word: 'ven sông' } },
    saves: changeProject,
  });
});
