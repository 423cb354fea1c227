import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostileMaker } from '@toam/contracts/article/hostile-articles.fixture';
import { articleText } from '@toam/contracts/article/article-text';
import type { ArticleText } from '@toam/domain/article/article-text';
import { random } from '@toam/domain/random';
import { AppProviders } from '../app-providers';
import { ArticleView } from './article-view';

const words = (text: string, href?: string) => ({
  type: 'text' as const,
  text,
  ...(href && { marks: [{ type: 'link' as const, attrs: { href } }] }),
});
const paragraph = (text: string, href?: string) => ({ type: 'paragraph' as const, content: [words(text, href)] });
const article: ArticleText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('Pháp lý')] },
    { type: 'heading', attrs: { level: 3 }, content: [words('Sổ')] },
    paragraph('bản đồ', 'https://toam.vn'),
    paragraph('bẫy', 'javascript:alert(1)'),
    { type: 'image', attrs: { id: 7, alt: 'Sổ mẫu' } },
    { type: 'image', attrs: { id: 8, alt: 'Ảnh đã mất' } },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [paragraph('Phí')] }] },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('2%')] }, { type: 'tableCell', content: [paragraph('bên bán')] }] }, // prettier-ignore
      ],
    },
  ],
};
const images = [{ id: 7, main: '/pic/main-7.webp', thumbnail: '/pic/small-7.webp' }];

const show = (text: ArticleText) =>
  render(<ArticleView text={text} images={images} />, {
    wrapper: ({ children }) => <AppProviders unstyled>{children}</AppProviders>,
  });

test('headings, tables and links are what they are, and only safe links are links', () => {
  show(article);
  expect(screen.getByRole('heading', { level: 2, name: 'Pháp lý' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Sổ' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'bản đồ' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(link).toHaveAttribute('rel', expect.stringContaining('nofollow'));
  expect(screen.getByText('bẫy').closest('a')).toBeNull();
  const table = within(screen.getByRole('region', { name: 'Bảng' })).getByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Phí' })).toHaveAttribute('colspan', '2');
});

test('a picture loads when it is seen, tells its caption and opens large', async () => {
  const { container } = show(article);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('Sổ mẫu')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xem ảnh: Sổ mẫu' }));
  expect(screen.getByRole('dialog', { name: 'Xem ảnh' })).toBeVisible();
});

test('a picture without an address keeps its place and its caption', () => {
  show(article);
  expect(screen.getByText('Không tải được ảnh')).toBeVisible();
  expect(screen.getByText('Ảnh đã mất')).toBeVisible();
});

test('what it does not know is left out instead of failing', () => {
  show({
    type: 'doc',
    content: [{ type: 'script', attrs: { src: 'x' } }, paragraph('còn lại')],
  } as unknown as ArticleText);
  expect(screen.getByText('còn lại')).toBeVisible();
});

/** To repeat a run, write the number in its title here. */
const seed = Math.floor(Math.random() * 2 ** 31);

test(`of hostile documents that may be stored nothing runs (seed ${seed})`, () => {
  const make = hostileMaker(random(seed));
  const stored = Array.from({ length: 200 }, (_, at) => articleText.safeParse(make(at)).data).filter((text) => !!text);
  expect(stored.length).toBeGreaterThan(10);
  for (const text of stored) {
    const { container, unmount } = show(text);
    for (const element of container.querySelectorAll('*')) {
      expect(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'STYLE', 'BASE', 'FORM']).not.toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^srcdoc$/);
        if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:)/);
        if (name === 'src') expect(value).toMatch(/^\/pic\//);
      }
    }
    unmount();
  }
});

describe('opened from a search', () => {
  const marks = new Map<string, Set<Range>>();
  class FakeHighlight extends Set<Range> {
    constructor(...ranges: Range[]) {
      super(ranges);
    }
  }
  beforeEach(() => Object.assign(window, { CSS: { highlights: marks }, Highlight: FakeHighlight }));
  afterEach(() => Reflect.deleteProperty(window, 'Highlight') && Reflect.deleteProperty(window, 'CSS'));

  const found = (find: string, ...content: ArticleText['content']) => {
    const scrolled = jest.fn(function (this: Element) {
      return this.textContent;
    });
    Element.prototype.scrollIntoView = scrolled;
    const text: ArticleText = { type: 'doc', content };
    const view = render(<ArticleView text={text} images={[]} find={find} />);
    const marked = [...(marks.get('found') ?? [])].map((range) => range.toString());
    const place = scrolled.mock.results[0]?.value as string | undefined;
    view.unmount();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    return { marked, place };
  };

  test('it scrolls to where the words stand together, and marks them across other marks', () => {
    const bold = { type: 'text' as const, text: 'sổ', marks: [{ type: 'bold' as const }] };
    expect(
      found('so hong', paragraph('Hồ sơ đẹp'), {
        type: 'paragraph',
        content: [words('Xem '), bold, words(' hồng trước')],
      }),
    ).toEqual({ marked: ['sổ hồng'], place: 'sổ' });
    expect(marks.size).toBe(0);
  });

  test('words apart: the paragraph that has all of them, else each where it stands', () => {
    expect(found('phuong so', paragraph('Sổ đỏ'), paragraph('Hỏi sổ ở phường'))).toEqual({
      ...{ marked: ['sổ', 'phường'], place: 'Hỏi sổ ở phường' },
    });
    expect(found('phuong so', paragraph('Sổ đỏ'), paragraph('Ra phường')).marked).toEqual(['Sổ', 'phường']);
  });

  test('without a search, and with one that is not in the text, nothing happens', () => {
    expect(found('', paragraph('Sổ đỏ'))).toEqual({ marked: [], place: undefined });
    expect(found('metro', paragraph('Sổ đỏ'))).toEqual({ marked: [], place: undefined });
  });
});
