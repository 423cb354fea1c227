import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeBlog, createBlog, readBlog, type BlogDetail } from '@toam/contracts/blog/blog.endpoints';
import { rotateImage, uploadImage } from '@toam/contracts/media/image.endpoints';
import type { Image } from '@toam/contracts/media/image.schema';
import { anArticleText } from '@toam/testing/an-article-text';
import { aShownImage } from '@toam/testing/a-shown-image';
import { aBlog } from '@toam/testing/blog/a-blog';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { draftsOf, keepDraft } from '@toam/testing/answer-drafts';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component as Create } from './blog-create.screen';
import { Component as Edit } from './blog-edit.screen';
import { blogForm } from './blog-editor';

// The editor and a whole form are slow on a busy machine.
jest.setTimeout(30_000);

const routes = [
  { path: '/blog/list', element: <p>Danh sách tin</p> },
  { path: '/blog/new', Component: Create },
  { path: '/blog/edit/:blogId', Component: Edit },
  { path: '/blog/:blogId', element: <p>Trang tin</p> },
];

const anImage = (id: number): Image => ({ ...aShownImage(id), url: `/pic/${id}/main`, width: 1600, height: 1200 });
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

/** Uploads that the test finishes itself, in the order in which they were sent. */
let flights: { end: (id: number) => void; fail: (status: number, message: string) => void }[] = [];
const holdUploads = () =>
  answer(
    uploadImage,
    () => new Promise<Image>((resolve) => flights.push({ end: (id) => resolve(anImage(id)), fail: () => undefined })),
  );

beforeEach(() => {
  // jsdom has no layout
  document.elementFromPoint = () => null;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  flights = [];
});

const create = () => renderRoute(routes, '/blog/new', { user: anAdmin() });
const edit = (stored: BlogDetail = aBlog()) => {
  answer(readBlog, () => stored);
  return renderRoute(routes, `/blog/edit/${stored.id}`, { user: anAdmin() });
};
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.findByRole('textbox', { name: /^Tiêu đề/ });
const content = () => screen.findByRole('textbox', { name: /^Nội dung/ });
const card = async () => within((await screen.findByRole('heading', { level: 2 })).closest('article')!);
const cover = (name = 'Thêm ảnh: Ảnh bìa') => screen.getByLabelText(name, { selector: 'input' });
const inText = () => screen.getByLabelText('Thêm ảnh', { selector: 'input' });
const finish = (id: number) => act(async () => flights.shift()!.end(id));

async function write(box: HTMLElement, words: string): Promise<void> {
  await userEvent.click(box);
  await userEvent.keyboard(words);
}

test('news is written, its card changes with every key, and it is sent once it is whole', async () => {
  answer(uploadImage, () => anImage(90));
  answer(createBlog, () => aBlog());
  const { url } = create();
  await write(await title(), 'Mua nhà hẻm');
  expect(button('Tạo mới')).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Mẹo hay' }));
  await write(await content(), 'Đo giờ xe ba gác');
  await userEvent.upload(cover(), file('bia.png'));
  const shown = await card();
  for (const words of ['Mua nhà hẻm', 'Mẹo hay', 'Đo giờ xe ba gác', 'Trần Quốc Bảo'])
    expect(await shown.findByText(words)).toBeVisible();
  await waitFor(() => expect(button('Tạo mới')).toBeEnabled());
  await userEvent.click(button('Tạo mới'));
  expect(await screen.findByText('Tạo mới tin tức thành công')).toBeVisible();
  expect(callsOf(createBlog)[0]?.body).toEqual({
    ...{ title: 'Mua nhà hẻm', type: 2, cover: 90, content: anArticleText('Đo giờ xe ba gác') },
  });
  expect(url()).toBe('/blog/list');
});

test('a picture in the text uploads at once; until it is stored nothing can be saved', async () => {
  holdUploads();
  answer(changeBlog, () => aBlog({ version: 2 }));
  edit();
  await content();
  await userEvent.upload(inText(), file('hem.png'));
  await waitFor(() => expect(flights).toHaveLength(1));
  expect(screen.getByText('Đang tải 1 tệp')).toBeVisible();
  expect(button('Cập nhật')).toBeDisabled();
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByText('Còn 1 ảnh đang tải lên. Hãy lưu khi ảnh đã tải xong.')).toBeVisible();
  expect(callsOf(changeBlog)).toEqual([]);
  await finish(92);
  await waitFor(() => expect(button('Cập nhật')).toBeEnabled());
  await userEvent.click(button('Cập nhật'));
  expect(await screen.findByText('Cập nhật tin tức thành công')).toBeVisible();
  const { content: sent, ...rest } = callsOf(changeBlog)[0]!.body;
  expect(rest).toEqual({ blog_id: 7, version: 1 });
  expect(sent?.content.flatMap((block) => (block.type === 'image' ? [block.attrs.id] : []))).toEqual([92, 91]); // behind the block of the caret
});

test('a picture that could not be stored is told of, and saving leaves it out only after a question', async () => {
  refuse(uploadImage, 422, 'Không đọc được ảnh này. Hãy chọn ảnh khác');
  answer(changeBlog, () => aBlog({ version: 2 }));
  edit();
  await write(await title(), '!');
  await userEvent.upload(inText(), file('hong.png'));
  expect(await screen.findByText(/^1 ảnh chưa tải lên được và sẽ không có trong bài/)).toBeVisible();
  await userEvent.click(button('Cập nhật'));
  expect(await screen.findByText('Có 1 ảnh hoặc tệp chưa tải lên được')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xem lại' }));
  expect(callsOf(changeBlog)).toEqual([]);
  await userEvent.click(button('Cập nhật'));
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu không có chúng' }));
  await waitFor(() => expect(callsOf(changeBlog)).toHaveLength(1));
});

test('a restored draft shows the pictures that were put into it', async () => {
  const text = anArticleText('Viết dở', 95);
  keepDraft('blog-new', { ...{ title: 'Nháp', type: 1, cover: aShownImage(94) }, content: text, content_images: [aShownImage(95)] }); // prettier-ignore
  create();
  await userEvent.click(await screen.findByRole('button', { name: 'Khôi phục bản nháp' }));
  const picture = await within(await content()).findByRole('img', { name: 'Ảnh trong bài' });
  expect(picture).toHaveAttribute('src', '/pic/95/main');
  expect(screen.queryByText('Không tải được ảnh')).not.toBeInTheDocument();
  await waitFor(() => expect(button('Tạo mới')).toBeEnabled());
});

test('what is put into the text is in the draft with its address', async () => {
  answer(uploadImage, () => anImage(92));
  edit();
  await content();
  await userEvent.upload(inText(), file('hem.png'));
  await waitFor(
    () =>
      expect(draftsOf('blog-7').at(-1)?.data).toMatchObject({
        changes: { content_images: [{ id: 91 }, { id: 92, main: '/pic/92/main' }] },
      }),
    { timeout: 6000 },
  );
});

test('the cover is turned and replaced; the old one stays until the new one is stored', async () => {
  holdUploads();
  answer(rotateImage, ({ body }) => ({ ...anImage(96), rotation: body.rotation }));
  answer(changeBlog, () => aBlog({ version: 2 }));
  edit();
  await userEvent.click(await screen.findByRole('button', { name: 'Xoay' }));
  await waitFor(() => expect(callsOf(rotateImage)[0]?.body).toEqual({ id: 90, rotation: 90 }));
  await userEvent.upload(cover('Đổi ảnh: Ảnh bìa'), file('moi.png'));
  await waitFor(() => expect(flights).toHaveLength(1));
  expect(screen.queryByText('Ảnh bìa bắt buộc')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ moi.png' }));
  await userEvent.click(button('Cập nhật'));
  await waitFor(() => expect(callsOf(changeBlog)[0]?.body).toEqual({ blog_id: 7, version: 1, cover: 96 }));
});

test('what the API refuses stands at its field, and nothing typed is lost', async () => {
  refuse(changeBlog, 422, 'Thông tin nhập không đúng', { errors: { title: 'Tiêu đề đã có' } });
  edit();
  await write(await title(), ' mới');
  await userEvent.click(button('Cập nhật'));
  expect(await screen.findByText('Tiêu đề đã có')).toBeVisible();
  expect(await title()).toHaveValue('Mua nhà hẻm: 7 điều nên đi bộ để biết mới');
});

test('who changed it meanwhile is named, and each field is chosen', async () => {
  const current = aBlog({ version: 2, title: 'Tiêu đề của An', type: 3 });
  refuse(changeBlog, 409, 'Nội dung này vừa được người khác cập nhật', {
    current,
    changed_by: { id: 12, name: 'Lê An' },
  });
  edit();
  await write(await title(), ' của tôi');
  await userEvent.click(button('Cập nhật'));
  const dialog = within(await screen.findByRole('dialog', { name: /Lê An vừa sửa lúc/ }));
  expect(dialog.getByRole('radio', { name: /Tiêu đề của An/ })).toBeVisible();
  answer(changeBlog, () => aBlog({ version: 3 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu lựa chọn' }));
  await waitFor(() =>
    expect(callsOf(changeBlog).at(-1)?.body).toEqual({
      ...{ blog_id: 7, version: 2, title: 'Mua nhà hẻm: 7 điều nên đi bộ để biết của tôi' },
    }),
  );
});

test('news of the old system has no kind: it needs one before it is saved', async () => {
  edit(aBlog({ type: null, blogType: 'Chưa xác định' }));
  expect((await card()).getByText('Chưa xác định')).toBeVisible();
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  expect(button('Cập nhật')).toBeDisabled();
});

test('news that is gone, and an address that names none, say so', async () => {
  refuse(readBlog, 404, 'Không tìm thấy tin tức này');
  const { goTo } = renderRoute(routes, '/blog/edit/7');
  expect(await screen.findByText('Không tìm thấy tin tức này')).toBeVisible();
  await goTo('/blog/edit/abc');
  expect(await screen.findByRole('link', { name: 'Về danh sách tin tức' })).toHaveAttribute('href', '/blog/list');
});

describe('drafts', () => {
  const stored = aBlog();
  const walkOf = (label: string) => ({
    form: 'blog' as const,
    field: title,
    press: async () => {
      const save = screen.queryByText(label, { selector: 'button > span' })?.closest('button');
      if (!save) return; // The first press left the form already.
      await waitFor(() => expect(save).toBeEnabled());
      await userEvent.click(save);
    },
  });
  beforeEach(() => {
    answer(createBlog, () => stored);
    answer(changeBlog, () => stored);
  });

  walkDraft({
    ...walkOf('Tạo mới'),
    name: 'blog-new',
    open: async () => create(),
    finished: { ...blogForm.valuesOf(stored) },
    saves: createBlog,
  });

  walkDraft({
    ...walkOf('Cập nhật'),
    name: `blog-${stored.id}`,
    open: async () => edit(),
    finished: { version: stored.version, before: { title: stored.title }, changes: { title: 'Tiêu đề khác' } },
    saves: changeBlog,
  });
});
