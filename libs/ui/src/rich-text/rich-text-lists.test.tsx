import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { richText } from '@toam/contracts/rich-text';
import { plainToRichText, richTextToPlain, type RichText, type RichTextBlock } from '@toam/domain/rich-text';
import { act } from 'react';
import { z } from 'zod';
import { AppProviders } from '../app-providers';
import { useEntryForm, type EntryForm } from '../fields/entry-form';
import { RichTextField } from './rich-text-field';

type Values = { description: RichText | null };
let form: EntryForm<Values>;

function AForm({ text }: { text: RichText | null }) {
  form = useEntryForm<Values>(z.object({ description: richText.nullable() }), { description: text });
  return <RichTextField control={form.control} name="description" label="Mô tả" />;
}

/** Puts the caret into the editor of a form. */
async function open(text: RichText | null = null): Promise<HTMLElement> {
  render(<AForm text={text} />, { wrapper: ({ children }) => <AppProviders unstyled>{children}</AppProviders> });
  const box = await screen.findByRole('textbox', { name: 'Mô tả' });
  box.focus();
  return box;
}

/** 'ul(một, hai, ol(a))': what is stored, short enough to read. It is what the contract takes. */
function stored(): string {
  const outline = (block: RichTextBlock): string =>
    block.type === 'paragraph'
      ? richTextToPlain({ type: 'doc', content: [block] })
      : `${block.type === 'bulletList' ? 'ul' : `ol${block.attrs?.start === 1 ? '' : block.attrs?.start}`}(${block.content
          .map((item) => item.content.map(outline).join(' '))
          .join(', ')})`;
  return richText.parse(form.getValues('description')).content.map(outline).join(' / ');
}

const paste = (box: HTMLElement, html: string, plain = '') =>
  fireEvent.paste(box, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : plain), files: [] },
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['- Gần chợ{Enter}Gần trường', 'ul(Gần chợ, Gần trường)'],
  ['* Gần chợ', 'ul(Gần chợ)'],
  ['1. Ba phòng{Enter}Hai tầng', 'ol(Ba phòng, Hai tầng)'],
  ['3. Ba phòng', 'ol3(Ba phòng)'],
  ['- Gần chợ{Enter}{Enter}Sổ hồng', 'ul(Gần chợ) / Sổ hồng'],
  ['- Tầng 1{Enter}{Tab}Bếp{Enter}Khách{Enter}{Enter}Tầng 2', 'ul(Tầng 1 ul(Bếp, Khách), Tầng 2)'],
  ['- Tầng 1{Enter}{Tab}Bếp{Enter}{Shift>}{Tab}{/Shift}Tầng 2', 'ul(Tầng 1 ul(Bếp), Tầng 2)'],
  ['Tiện ích{Enter}- Gần chợ', 'Tiện ích / ul(Gần chợ)'],
])('%s: what is typed stands in the list', async (typed, expected) => {
  await open();
  await userEvent.keyboard(typed);
  await waitFor(() => expect(stored()).toBe(expected));
});

test.each([
  ['Danh sách dấu đầu dòng', 'ul(Gần chợ, Gần trường)'],
  ['Danh sách đánh số', 'ol(Gần chợ, Gần trường)'],
])('%s: pressed before the text, and again to leave the list', async (button, expected) => {
  await open();
  await press(button);
  await userEvent.keyboard('Gần chợ{Enter}Gần trường');
  await waitFor(() => expect(stored()).toBe(expected));
  await userEvent.keyboard('{Enter}');
  await press(button);
  await userEvent.keyboard('Sổ hồng');
  await waitFor(() => expect(stored()).toBe(`${expected} / Sổ hồng`));
});

test('the button takes the lines that are there, undo gives them back', async () => {
  await open();
  await userEvent.keyboard('Gần chợ');
  await press('Danh sách đánh số');
  await waitFor(() => expect(stored()).toBe('ol(Gần chợ)'));
  await press('Hoàn tác');
  await waitFor(() => expect(stored()).toBe('Gần chợ'));
});

test('a stored list opens as it was and is gone on with in its middle, the caret stays', async () => {
  const item = (text: string) => ({
    type: 'listItem' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  });
  const box = await open({ type: 'doc', content: [{ type: 'bulletList', content: [item('một'), item('ba')] }] });
  getSelection()!.collapse(screen.getByText('một').firstChild, 3);
  fireEvent(document, new Event('selectionchange'));
  await userEvent.keyboard('{Enter}hai');
  await waitFor(() => expect(stored()).toBe('ul(một, hai, ba)'));
  expect(box.querySelectorAll('li')).toHaveLength(3);
});

test('a draft that comes back takes the place of a list, and the list that of the draft', async () => {
  const box = await open();
  await userEvent.keyboard('- một');
  await waitFor(() => expect(stored()).toBe('ul(một)'));
  const list = form.getValues('description');
  act(() => form.reset({ description: plainToRichText('nháp') }));
  await waitFor(() => expect(box).toHaveTextContent(/^nháp$/));
  act(() => form.reset({ description: list }));
  await waitFor(() => expect(box.querySelector('li')).toHaveTextContent('một'));
});

/** Word writes lists as paragraphs. The bullet and its blanks are text in the clipboard. */
const wordItem = (list: string, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:${list}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;
const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- @list l0:level1 {mso-level-number-format:bullet;} p.MsoNormal {margin:0in;} --></style></head>
<body lang=VI style='tab-interval:.5in'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const cell = (text: string) =>
  `<td width=200 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>${text}<o:p></o:p></p></td>`;

/** What Word in the browser copies: a list around each item. */
const onlineItem = (tag: string, level: number, text: string, start = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1" role="list" start="${start}"><li data-leveltext="" data-listid="4"
role="listitem" data-aria-posinset="1" data-aria-level="${level}"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span></p></li></${tag}></div>`;

test.each([
  [
    'bullets of Word',
    word(
      `<p class=MsoNormal>Ưu điểm:<o:p></o:p></p>${wordItem('l0 level1 lfo1', '·', 'Gần\nchợ')}${wordItem('l0 level1 lfo1', '·', '<b>Gần trường</b>')}<p class=MsoNormal>Hết</p>`,
    ),
    'Ưu điểm: / ul(Gần chợ, Gần trường) / Hết',
  ],
  [
    'numbers and levels of Word',
    word(
      wordItem('l1 level1 lfo2', '1.', 'Tầng trệt') +
        wordItem('l1 level2 lfo2', 'a.', 'Bếp') +
        wordItem('l1 level2 lfo2', 'b.', 'Phòng khách') +
        wordItem('l1 level3 lfo2', 'i.', 'Ban công') +
        wordItem('l1 level1 lfo2', '2.', 'Lầu 1'),
    ),
    'ol(Tầng trệt ol(Bếp, Phòng khách ol(Ban công)), Lầu 1)',
  ],
  [
    'a list of Word that goes on after a line',
    word(
      `${wordItem('l1 level1 lfo2', '1.', 'Một')}<p class=MsoNormal>Xen giữa</p>${wordItem('l1 level1 lfo2', '2.', 'Hai')}`,
    ),
    'ol(Một) / Xen giữa / ol2(Hai)',
  ],
  [
    'two lists of Word that follow each other',
    word(wordItem('l0 level1 lfo1', 'o', 'Chấm') + wordItem('l1 level1 lfo2', '1)', 'Số')),
    'ul(Chấm) / ol(Số)',
  ],
  [
    'items of Word that begin at the second level',
    word(wordItem('l0 level2 lfo1', 'o', 'Trong') + wordItem('l0 level1 lfo1', '§', 'Ngoài')),
    'ul(Trong) / ul(Ngoài)',
  ],
  ['numbers in words stay with their text', word(wordItem('l2 level1 lfo3', 'Điều 1.', 'Đặt cọc')), 'Điều 1. Đặt cọc'],
  [
    'Word in the browser',
    onlineItem('ol', 1, 'Một') + onlineItem('ol', 2, 'Trong') + onlineItem('ol', 1, 'Hai', 2),
    'ol(Một ol(Trong), Hai)',
  ],
  [
    'Google Docs, whose inner lists stand beside the items',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Ưu điểm</span></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Gần chợ</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>50 m</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Gần trường</span></p></li></ul></b>`,
    'Ưu điểm / ul(Gần chợ ul(50 m), Gần trường)',
  ],
  [
    'LibreOffice',
    `<html><head><meta name="generator" content="LibreOffice 7.4"/></head><body lang="vi-VN"><ol start="2">\n\t<li><p style="line-height: 100%">Một</p>\n\t<ul><li><p>Trong</p></li></ul></li>\n\t<li><p>Hai</p></li>\n</ol></body></html>`,
    'ol2(Một ul(Trong), Hai)',
  ],
  [
    'a table of Word: a line for each row, with what its cells hold',
    word(
      `<table class=MsoTableGrid border=1><tr>${cell('<b>Hạng mục</b>')}${cell('Giá')}${cell('Ghi chú')}</tr><tr>${cell('Sơn lại')}${cell('12 triệu')}${cell('')}</tr><tr>${cell(`Bếp</p>${wordItem('l0 level1 lfo1', '·', 'tủ')}${wordItem('l0 level1 lfo1', '·', 'đá')}<p>`)}${cell('30 triệu')}${cell('xong')}</tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
    ),
    'Hạng mục | Giá | Ghi chú / Sơn lại | 12 triệu | / Bếp; • tủ; • đá | 30 triệu | xong / ',
  ],
  [
    'a table of Google Docs or LibreOffice, with a caption, and lists in a cell',
    `<table><caption>Bảng giá</caption><thead><tr><th>Căn</th><th>Việc</th></tr></thead><tbody><tr><td><p>A1</p></td><td><ol><li>Sơn</li><li><p>Lát</p></li></ol><br></td></tr></tbody></table>`,
    'Bảng giá / Căn | Việc / A1 | 1. Sơn; 2. Lát',
  ],
  [
    'a table in a table',
    '<table><tr><td>Ngoài</td><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    'Ngoài | a | b',
  ],
  [
    'a table that only frames a list',
    word(`<table><tr><td>${wordItem('l0 level1 lfo1', '·', 'Gần chợ')}</td></tr></table>`),
    'ul(Gần chợ)',
  ],
])('pasted %s', async (_what, html, expected) => {
  const box = await open();
  paste(box, html);
  await waitFor(() => expect(stored()).toBe(expected));
});

test('emphasis in a pasted table stays', async () => {
  const box = await open();
  paste(box, '<table><tr><td><b>Giá</b></td><td><i>5 tỷ</i></td></tr></table>');
  await waitFor(() => expect(box.querySelector('p > strong')).toHaveTextContent('Giá'));
  expect(box.querySelector('p > em')).toHaveTextContent('5 tỷ');
});
