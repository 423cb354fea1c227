import { richText } from './rich-text';

const documentOf = (...content: unknown[]) => ({ type: 'doc', content });
const paragraphOf = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
});
const linkTo = (href: string) =>
  documentOf(paragraphOf('xem', [{ type: 'link', attrs: { href, target: '_blank', onclick: 'x' } }]));

test('takes what the editor writes and drops attributes it does not know', () => {
  expect(richText.parse(linkTo('https://toam.vn'))).toEqual(
    documentOf(paragraphOf('xem', [{ type: 'link', attrs: { href: 'https://toam.vn' } }])),
  );
});

test('takes nested lists, marks and breaks', () => {
  const list = (content: unknown[]) => ({ type: 'bulletList', content: [{ type: 'listItem', content }] });
  const written = documentOf(
    { type: 'paragraph' },
    list([paragraphOf('ngoài', [{ type: 'bold' }, { type: 'underline' }]), list([paragraphOf('trong')])]),
    { type: 'paragraph', content: [{ type: 'hardBreak' }] },
  );
  expect(richText.parse(written)).toEqual(written);
});

test.each([
  ['a string', '<b>đậm</b>'],
  ['null', null],
  ['a number', 5],
  ['another root', { type: 'paragraph' }],
  ['an image node', documentOf({ type: 'image', attrs: { src: 'x' } })],
  ['raw HTML', documentOf({ type: 'html', text: '<script>' })],
  ['an unknown mark', documentOf(paragraphOf('a', [{ type: 'code' }]))],
  ['a script link', linkTo('javascript:alert(1)')],
  ['an empty text node', documentOf(paragraphOf(''))],
  ['more than 1 MB', documentOf(paragraphOf('ấ'.repeat(400_000)))],
])('refuses %s', (_what, value) => {
  expect(richText.safeParse(value).success).toBe(false);
});

test('refuses a document nested thousands deep without running out of stack', () => {
  let nested: unknown = paragraphOf('đáy');
  for (let depth = 0; depth < 20_000; depth += 1)
    nested = { type: 'bulletList', content: [{ type: 'listItem', content: [nested] }] };
  expect(richText.safeParse(documentOf(nested)).success).toBe(false);
});

test('says in Vietnamese why a text is refused', () => {
  expect(richText.safeParse(documentOf(paragraphOf('ấ'.repeat(400_000)))).error?.issues[0]?.message).toBe(
    'Nội dung vượt quá 1 MB',
  );
});
