import type { Random } from '@toam/domain/random';
import { isSafeLink } from '@toam/domain/rich-text';

export const documentOf = (...content: unknown[]) => ({ type: 'doc', content });
export const words = (written: string, ...marks: unknown[]) => ({ type: 'text', text: written, ...(marks.length > 0 && { marks }) }); // prettier-ignore
export const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
/** Lists in lists. */
export const nested = (depth: number) => {
  let inner: unknown = paragraph(words('đáy'));
  for (let level = 0; level < depth; level += 1)
    inner = { type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] };
  return inner;
};

/** The same as JSON, which is too deep for JSON.stringify. */
export function nestedText(depth: number): string {
  const open = '{"type":"bulletList","content":[{"type":"listItem","content":[';
  return `{"type":"doc","content":[${open.repeat(depth)}{"type":"paragraph"}${']}]}'.repeat(depth)}]}`;
}

/** Makes documents with something foreign in most of them, some as JSON; of a hundred one has 2 MB and one 10,000 levels. */
export function hostileMaker({ next: random }: Random) {
  const among = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const many = (most: number, make: () => unknown) => Array.from({ length: Math.floor(random() * (most + 1)) }, make);
  const rarely = (bad: () => unknown, good: () => unknown) => (random() < 0.04 ? bad() : good());
  const junk = () =>
    among<unknown>([null, 5, '<img src=x onerror=alert(1)>', [], {}, true, -1, 'NaN', [[[]]], { toString: 1 }]);
  const foreign = () => ({
    ...(random() < 0.2 && { onclick: 'alert(1)', style: 'background:url(javascript:1)' }),
    ...(random() < 0.2 && (JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}') as object)),
    ...(random() < 0.2 && { src: 'data:text/html,<script>1</script>', class: 'x', innerHTML: '<script>' }),
  });
  const href = () => among([' javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html;base64,PHN', 'vbscript:x', 'https://a.vn\n<script>', '//evil.example', 'file:///etc/passwd', ...Array<string>(20).fill('https://toam.vn/bai')]); // prettier-ignore
  const mark = () => rarely(junk, () => rarely(
      () => ({ type: among(['code', 'strike', 'textStyle', '__proto__']), ...foreign() }),
      () => ({ type: among(['bold', 'italic', 'underline', 'link']), attrs: { href: href(), ...foreign() }, ...foreign() }),
    )); // prettier-ignore
  const line = () => rarely(junk, () => among([
      () => ({ type: 'text', text: rarely(junk, () => 'chữ <b>'), marks: random() < 0.3 ? [mark()] : [], ...foreign() }),
      () => ({ type: 'hardBreak', ...foreign() }),
    ])()); // prettier-ignore
  const block = (depth: number): unknown => {
    const below = () => many(3, () => block(depth + 1));
    const node = (type: string, content: unknown, attrs?: object) => ({ type, ...(attrs && { attrs: { ...attrs, ...foreign() } }), content, ...foreign() }); // prettier-ignore
    const list = () => node(among(['bulletList', 'orderedList']), many(3, () => node('listItem', depth > 4 ? [] : below())), { start: rarely(junk, () => 2) }); // prettier-ignore
    const text = () =>
      node(
        'paragraph',
        rarely(junk, () => many(4, line)),
      );
    if (depth > 0 && random() < 0.9) return random() < 0.7 ? text() : list();
    return among([
      text,
      list,
      () => node('heading', many(2, line), { level: rarely(junk, () => among([2, 3])) }),
      () => ({
        type: 'image',
        attrs: { id: rarely(junk, () => 7), alt: rarely(junk, () => 'ảnh'), ...foreign() },
        ...foreign(),
      }),
      () => node('table', many(3, () => node('tableRow', many(3, () => node(among(['tableCell', 'tableHeader']), below(), { colspan: rarely(junk, () => 1) }))))), // prettier-ignore
      () => rarely(() => node(among(['script', 'iframe', 'html', 'constructor', 'embed', 'doc']), many(2, line), { src: 'x' }), text), // prettier-ignore
    ])();
  };
  return (index: number): unknown => {
    if (index % 100 === 98) return documentOf(paragraph(words('a'.repeat(2_000_000))));
    if (index % 100 === 99) return nestedText(10_000);
    const made = {
      type: rarely(junk, () => 'doc'),
      content: rarely(junk, () => many(6, () => block(0))),
      ...foreign(),
    };
    return random() < 0.5 ? made : JSON.stringify(made);
  };
}

/** All that may be stored, written here a second time: keys by node, and what stands below them. */
const named: Record<string, { keys: string[]; attrs?: Record<string, (value: unknown) => boolean>; below?: string[] }> =
  {
    doc: { keys: ['content'], below: ['paragraph', 'bulletList', 'orderedList', 'heading', 'image', 'table'] },
    paragraph: { keys: ['content'], below: ['text', 'hardBreak'] },
    heading: { keys: ['attrs', 'content'], attrs: { level: (level) => level === 2 || level === 3 }, below: ['text', 'hardBreak'] }, // prettier-ignore
    bulletList: { keys: ['attrs', 'content'], attrs: { start: Number.isInteger }, below: ['listItem'] },
    orderedList: { keys: ['attrs', 'content'], attrs: { start: Number.isInteger }, below: ['listItem'] },
    listItem: { keys: ['content'], below: ['paragraph', 'bulletList', 'orderedList'] },
    image: { keys: ['attrs'], attrs: { id: Number.isInteger, alt: (alt) => typeof alt === 'string' } },
    table: { keys: ['content'], below: ['tableRow'] },
    tableRow: { keys: ['content'], below: ['tableCell', 'tableHeader'] },
    tableCell: { keys: ['attrs', 'content'], attrs: { colspan: Number.isInteger, rowspan: Number.isInteger }, below: ['paragraph', 'bulletList', 'orderedList'] }, // prettier-ignore
    text: { keys: ['text', 'marks'] },
    hardBreak: { keys: [] },
    bold: { keys: [] },
    italic: { keys: [] },
    underline: { keys: [] },
    link: { keys: ['attrs'], attrs: { href: (href) => typeof href === 'string' && isSafeLink(href) } },
  };
named.tableHeader = named.tableCell!;

export interface StoredNode {
  type: string;
  text?: unknown;
  attrs?: Record<string, unknown>;
  content?: StoredNode[];
  marks?: StoredNode[];
}

/** Where a stored document holds something that is not named. */
export function foreignIn(node: StoredNode, allowed: readonly string[] = ['doc']): string[] {
  const rule = allowed.includes(node.type) && Object.hasOwn(named, node.type) ? named[node.type] : undefined;
  if (!rule) return [`node ${node.type}`];
  return [
    ...Object.keys(node).filter((key) => key !== 'type' && !rule.keys.includes(key)).map((key) => `${node.type}.${key}`), // prettier-ignore
    ...Object.entries(node.attrs ?? {}).filter(([key, value]) => !rule.attrs?.[key]?.(value)).map(([key]) => `${node.type}.attrs.${key}`), // prettier-ignore
    ...(node.type === 'text' && typeof node.text !== 'string' ? ['text'] : []),
    ...(node.content ?? []).flatMap((below) => foreignIn(below, rule.below ?? [])),
    ...(node.marks ?? []).flatMap((mark) => foreignIn(mark, ['bold', 'italic', 'underline', 'link'])),
  ];
}
