import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleText } from '@toam/contracts/article/article-text';
import { type ArticleBlock, type ArticleText, articleToPlain } from '@toam/domain/article/article-text';
import type { RichTextBlock } from '@toam/domain/rich-text';
import { useRef } from 'react';
import { z } from 'zod';
import { AppProviders } from '../app-providers';
import { useToasts } from '../feedback/toast';
import { useEntryForm, type EntryForm } from '../fields/entry-form';
import { ArticleField } from './article-field';
import type { PendingPictures, UploadPicture } from './use-article-uploads';

type Values = { content: ArticleText | null };
let form: EntryForm<Values>;
let pending: PendingPictures;

/** The picture that is on its way, by its file's name. */
let flights: Map<string, { signal: AbortSignal; onProgress: (part: number) => void; end: (id: number) => void; fail: (error: Error) => void }>; // prettier-ignore
const upload: UploadPicture = (file, watch) =>
  new Promise((resolve, reject) => {
    const end = (id: number) => resolve({ id, main: `/pic/main-${id}.webp`, thumbnail: `/pic/small-${id}.webp` });
    flights.set(file.name, { ...watch, end, fail: reject });
  });

beforeEach(() => {
  // jsdom has no layout
  document.elementFromPoint = () => null;
  flights = new Map();
  pending = { uploading: 0, failed: 0 };
  useToasts.setState({ toasts: [] });
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const images = [{ id: 7, main: '/pic/main-7.webp', thumbnail: '/pic/small-7.webp' }];

function AForm({ text }: { text: ArticleText | null }) {
  form = useEntryForm<Values>(z.object({ content: articleText.nullable() }), { content: text });
  const onPending = useRef((now: PendingPictures) => void (pending = now));
  return (
    <ArticleField
      control={form.control}
      name="content"
      label="Nội dung"
      images={images}
      upload={upload}
      onPending={onPending.current}
    />
  );
}

async function open(text: ArticleText | null = null): Promise<HTMLElement> {
  render(<AForm text={text} />, { wrapper: ({ children }) => <AppProviders unstyled>{children}</AppProviders> });
  const box = await screen.findByRole('textbox', { name: 'Nội dung' });
  box.focus();
  return box;
}

function outline(block: ArticleBlock | RichTextBlock): string {
  switch (block.type) {
    case 'heading':
      return `h${block.attrs.level}(${articleToPlain({ type: 'doc', content: [block] })})`;
    case 'image':
      return `img${block.attrs.id}(${block.attrs.alt ?? ''})`;
    case 'table':
      return `table(${block.content.map((row) => row.content.map(({ type, attrs, content }) => `${type === 'tableHeader' ? 'th ' : ''}${(attrs?.colspan ?? 1) > 1 ? `x${attrs?.colspan} ` : ''}${content.map(outline).join(' ')}`).join(' | ')).join(', ')})`; // prettier-ignore
    case 'bulletList':
    case 'orderedList':
      return `${block.type === 'bulletList' ? 'ul' : 'ol'}(${block.content.map((item) => item.content.map(outline).join(' ')).join(', ')})`; // prettier-ignore
    default:
      return (block.content ?? [])
        .map((part) => {
          if (part.type !== 'text') return '⏎';
          const link = part.marks?.find((mark) => mark.type === 'link');
          const others = (part.marks ?? []).filter((mark) => mark.type !== 'link').map(({ type }) => type);
          return [part.text, ...(link ? [`<${link.attrs.href}>`] : []), ...others.map((type) => `_${type}`)].join('');
        })
        .join('');
  }
}

/** 'h2(Pháp lý) / ul(một)': what is stored, short enough to read. It is what the contract takes. */
const stored = () => {
  const text = form.getValues('content');
  return text === null ? null : articleText.parse(text).content.map(outline).join(' / ');
};

const paste = (box: HTMLElement, html: string, files: File[] = [], plain = '') =>
  fireEvent.paste(box, {
    clipboardData: {
      getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? plain : ''),
      files,
      types: [],
    },
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Thêm ảnh', { selector: 'input' }), files);
const toasts = () => useToasts.getState().toasts;
const end = (name: string, id: number) => act(async () => flights.get(name)!.end(id));

test.each([
  ['## Pháp lý{Enter}Sổ hồng', 'h2(Pháp lý) / Sổ hồng'],
  ['### Sổ{Enter}riêng', 'h3(Sổ) / riêng'],
  ['- Gần chợ{Enter}Gần trường', 'ul(Gần chợ, Gần trường)'],
  ['1. Ba phòng', 'ol(Ba phòng)'],
  ['- ## Gần chợ', 'ul(## Gần chợ)'],
])('%s: typed signs become structure', async (typed, expected) => {
  await open();
  await userEvent.keyboard(typed);
  await waitFor(() => expect(stored()).toBe(expected));
});

test('buttons make headings, say which one stands at the caret, and show their keys', async () => {
  await open();
  await userEvent.keyboard('Pháp lý');
  await press('Tiêu đề lớn');
  await waitFor(() => expect(stored()).toBe('h2(Pháp lý)'));
  const button = screen.getByRole('button', { name: 'Tiêu đề lớn' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAttribute('title', 'Tiêu đề lớn (Ctrl Alt 2)');
  await press('Tiêu đề nhỏ');
  await waitFor(() => expect(stored()).toBe('h3(Pháp lý)'));
});

test('an unused editor stores nothing, and an empty line behind the text neither', async () => {
  await open();
  expect(stored()).toBeNull();
  await userEvent.keyboard('Sổ hồng{Enter}{Enter}');
  await waitFor(() => expect(stored()).toBe('Sổ hồng'));
});

test('several pictures upload at once, each with its progress; the text is written meanwhile and holds their ids', async () => {
  await open();
  await userEvent.keyboard('Mở đầu');
  await choose(file('bếp.png'), file('phòng.png'));
  expect(stored()).toBe('Mở đầu');
  await waitFor(() => expect(pending).toEqual({ uploading: 2, failed: 0 }));
  act(() => flights.get('bếp.png')!.onProgress(0.64));
  expect(await screen.findByText('64 %')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'bếp.png' })).toHaveAttribute('aria-valuenow', '64');
  await end('phòng.png', 12);
  await end('bếp.png', 11);
  await waitFor(() => expect(stored()).toBe('Mở đầu / img11() / img12()'));
  expect(pending).toEqual({ uploading: 0, failed: 0 });
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Chú thích ảnh' })[0]!, 'Căn bếp');
  await waitFor(() => expect(stored()).toBe('Mở đầu / img11(Căn bếp) / img12()'));
});

test('an upload that is cancelled goes with its picture, and undo does not bring it back', async () => {
  await open();
  await userEvent.keyboard('Mở đầu');
  await choose(file('bếp.png'));
  await press('Huỷ tải ảnh: bếp.png');
  expect(flights.get('bếp.png')!.signal.aborted).toBe(true);
  expect(screen.queryByRole('img', { name: 'bếp.png' })).toBeNull();
  expect(pending).toEqual({ uploading: 0, failed: 0 });
  await press('Hoàn tác');
  expect(screen.queryByRole('img', { name: 'bếp.png' })).toBeNull();
});

test('a failed picture says why, is sent again, and the text around it stays', async () => {
  await open();
  await userEvent.keyboard('Mở đầu');
  await choose(file('bếp.png'));
  await act(async () => flights.get('bếp.png')!.fail(new Error('Máy chủ đang bận')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Máy chủ đang bận');
  expect(pending).toEqual({ uploading: 0, failed: 1 });
  expect(stored()).toBe('Mở đầu');
  await press('Thử lại');
  await waitFor(() => expect(pending.uploading).toBe(1));
  await end('bếp.png', 11);
  await waitFor(() => expect(stored()).toBe('Mở đầu / img11()'));
});

test('what is no picture is refused on its tile and can be taken out', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Thêm ảnh', { selector: 'input' }), {
    target: { files: [file('bản vẽ.svg', 'image/svg+xml')] },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  await press('Bỏ ảnh: bản vẽ.svg');
  expect(pending).toEqual({ uploading: 0, failed: 0 });
  expect(flights.size).toBe(0);
});

test('a picture that is taken out comes back by undo, with its caption', async () => {
  await open({ type: 'doc', content: [{ type: 'image', attrs: { id: 7, alt: 'Sổ mẫu' } }] });
  expect(screen.getByDisplayValue('Sổ mẫu')).toBeVisible();
  await press('Bỏ ảnh: Sổ mẫu');
  await waitFor(() => expect(stored()).toBeNull());
  await press('Hoàn tác');
  await waitFor(() => expect(stored()).toBe('img7(Sổ mẫu)'));
});

test('more pictures than an article may have are not taken, and it is said', async () => {
  const many = Array.from({ length: 39 }, () => ({ type: 'image' as const, attrs: { id: 7 } }));
  await open({ type: 'doc', content: many });
  await choose(file('1.png'), file('2.png'));
  expect([...flights.keys()]).toEqual(['1.png']);
  expect(toasts().map(({ text }) => text)).toEqual(['Một bài có tối đa 40 ảnh']);
});

test('a pasted picture uploads; one that a program puts beside its text does not', async () => {
  const box = await open();
  paste(box, '<img src="https://example.com/a.png">', [file('dán.png')]);
  await waitFor(() => expect([...flights.keys()]).toEqual(['dán.png']));
  paste(box, '<p>Sổ hồng</p>', [file('word.png')], 'Sổ hồng');
  await waitFor(() => expect(stored()).toBe('Sổ hồng'));
  expect([...flights.keys()]).toEqual(['dán.png']);
});

test('pictures pasted one by one stand in their order', async () => {
  const box = await open();
  await userEvent.keyboard('Mở đầu');
  for (const [at, name] of ['một.png', 'hai.png', 'ba.png'].entries()) {
    paste(box, '', [file(name)]);
    await waitFor(() => expect(flights.has(name)).toBe(true));
    await end(name, at + 1);
  }
  await waitFor(() => expect(stored()).toBe('Mở đầu / img1() / img2() / img3()'));
});

test('dropped pictures upload where they were dropped', async () => {
  const box = await open();
  await userEvent.keyboard('Mở đầu');
  fireEvent.drop(box, { dataTransfer: { files: [file('thả.png')], types: ['Files'], getData: () => '' } });
  await waitFor(() => expect([...flights.keys()]).toEqual(['thả.png']));
  await end('thả.png', 3);
  await waitFor(() => expect(stored()).toBe('Mở đầu / img3()'));
});

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0in;} --></style></head><body lang=VI><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const wordItem = (list: string, mark: string, text: string, tag = 'p') =>
  `<${tag} class=MsoListParagraph style='mso-list:${list}'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></${tag}>`;

test.each([
  [
    'headings, lists and tables of Word',
    word(
      `<h1 style='color:#2F5496'>Kiểm tra sổ<o:p></o:p></h1><p class=MsoNormal><span style='font-size:14pt;color:red'>Trước khi <b>nhận cọc</b></span></p>${wordItem('l0 level1 lfo1', '·', 'Gần chợ')}${wordItem('l0 level1 lfo1', '·', 'Gần trường')}<h2>Phí</h2><table class=MsoTableGrid><tr><td width=100><p class=MsoNormal><b>Phí</b></p></td><td><p class=MsoNormal>2%</p></td></tr><tr><td colspan=2>${wordItem('l0 level1 lfo1', '·', 'bên bán')}</td></tr></table>`,
    ),
    'h2(Kiểm tra sổ) / Trước khi nhận cọc_bold / ul(Gần chợ, Gần trường) / h3(Phí) / table(Phí_bold | 2%, x2 ul(bên bán))',
  ],
  ['numbered headings of Word', word(wordItem('l1 level1 lfo2', '1.', 'Pháp lý', 'h1')), 'h2(1. Pháp lý)'],
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h3 dir="ltr"><span style="font-weight:400">Ưu điểm</span></h3><p dir="ltr"><a href="https://toam.vn" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">xem bản đồ</span></a></p><ul><li dir="ltr"><p><span>Gần chợ</span></p></li></ul><div dir="ltr"><table><colgroup><col/></colgroup><tbody><tr><td><p><span style="font-weight:700">Phí</span></p></td><td><p>2%</p></td></tr></tbody></table></div></b>`,
    'h2(Ưu điểm) / xem bản đồ<https://toam.vn> / ul(Gần chợ) / table(Phí_bold | 2%)',
  ],
  [
    'Facebook, whose emoji are pictures',
    `<div dir="auto"><span class="x1"><img height="16" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t1/1.5/16/1f3e1.png" alt="🏡"></span> Bán nhà <a role="link" href="https://facebook.com/hashtag/nha">#nha</a></div><div dir="auto">Giá 5 tỷ</div>`,
    '🏡 Bán nhà #nha<https://facebook.com/hashtag/nha> / Giá 5 tỷ',
  ],
  ['a table that only frames a text', '<table><tr><td><h2>Sổ</h2><p>hồng</p></td></tr></table>', 'h2(Sổ) / hồng'],
  ['a table in a table', '<table><tr><td>Ngoài</td><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>', 'table(Ngoài | a | b)'], // prettier-ignore
  ['a table with a caption and a head', '<table><caption>Bảng phí</caption><thead><tr><th>Phí</th><th>Ai trả</th></tr></thead><tbody><tr><td>2%</td><td>bán</td></tr></tbody></table>', 'Bảng phí / table(th Phí | th Ai trả, 2% | bán)'], // prettier-ignore
  ['headings in a list', '<ul><li><h2>Một</h2></li></ul>', 'ul(Một)'],
  [
    'what would run or load',
    '<p onclick="x()">chữ<script>alert(1)</script><a href="javascript:alert(1)">bẫy</a></p><iframe src="https://evil.example"></iframe><img data-article-image="9" src=x onerror=alert(1)><blockquote>lời</blockquote><pre>mã</pre>',
    'chữbẫy / lời / mã',
  ],
])('pasted %s', async (_what, html, expected) => {
  const box = await open();
  paste(box, html);
  await waitFor(() => expect(stored()).toBe(expected));
});

test('a paste says what it keeps, and its button takes it back whole', async () => {
  const box = await open();
  await userEvent.keyboard('Mở đầu{Enter}');
  paste(box, word('<h1>Sổ</h1><p>hồng <img src="file:///C:/a.png"></p>'));
  await waitFor(() => expect(stored()).toBe('Mở đầu / h2(Sổ) / hồng'));
  const [said] = toasts();
  expect(said).toMatchObject({
    text: 'Đã dán: giữ tiêu đề, danh sách, bảng, liên kết; bỏ màu và cỡ chữ.',
    description: expect.stringContaining('Ảnh trong bài dán không giữ được') as string,
  });
  act(() => said!.action!.onClick());
  await waitFor(() => expect(stored()).toBe('Mở đầu'));
});

test('whoever writes on after a paste keeps both: the button is gone', async () => {
  const box = await open();
  paste(box, '<ul><li>một</li></ul>');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await userEvent.keyboard(' hai');
  await waitFor(() => expect(stored()).toBe('ul(một hai)'));
  expect(toasts()).toEqual([]);
  await press('Hoàn tác');
  await waitFor(() => expect(stored()).toBe('ul(một)'));
  await press('Hoàn tác');
  await waitFor(() => expect(stored()).toBeNull());
});

test('only a picture pasted from a page: nothing is lost, and it is said', async () => {
  const box = await open();
  await userEvent.keyboard('Mở đầu');
  paste(box, '<img src="data:image/png;base64,AAAA" alt="ảnh">');
  await waitFor(() => expect(toasts()[0]?.text).toContain('Ảnh trong bài dán không giữ được'));
  expect(stored()).toBe('Mở đầu');
});

test('a picture of this article that is cut and pasted keeps its id', async () => {
  const box = await open({ type: 'doc', content: [{ type: 'image', attrs: { id: 7, alt: 'Sổ' } }] });
  paste(box, '<img data-article-image="7" alt="Sổ" data-pm-slice="0 0 []">');
  await waitFor(() => expect(stored()).toContain('img7(Sổ)'));
});

const cell = (text: string) => ({
  type: 'tableCell' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});
const table: ArticleText = {
  type: 'doc',
  content: [
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('a'), cell('b')] },
        { type: 'tableRow', content: [cell('c'), cell('d')] },
      ],
    },
  ],
};

test('in a table its rows and columns can be taken out, and Tab goes to the next cell', async () => {
  await open(table);
  getSelection()!.collapse(screen.getByText('a').firstChild, 1);
  fireEvent(document, new Event('selectionchange'));
  await screen.findByRole('toolbar', { name: 'Bảng' });
  await userEvent.keyboard('{Tab}x');
  await waitFor(() => expect(stored()).toBe('table(a | x, c | d)'));
  await press('Xoá hàng');
  await waitFor(() => expect(stored()).toBe('table(c | d)'));
  await press('Xoá cột');
  await waitFor(() => expect(stored()).toMatch(/^table\([cd]\)$/));
  await press('Xoá bảng');
  await waitFor(() => expect(stored()).toBeNull());
});

test('Tab outside of lists and tables leaves the editor', async () => {
  const box = await open();
  await userEvent.keyboard('Sổ');
  await userEvent.tab();
  expect(box).not.toHaveFocus();
  expect(stored()).toBe('Sổ');
});

test('a draft that comes back takes the place of the text', async () => {
  const box = await open(table);
  const draft: ArticleText = { type: 'doc', content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Nháp' }] }] }; // prettier-ignore
  act(() => form.reset({ content: draft }));
  await waitFor(() => expect(box.querySelector('h2')).toHaveTextContent('Nháp'));
  expect(box.querySelector('table')).toBeNull();
});
