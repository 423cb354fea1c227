import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleBlock, ArticleText } from '@toam/domain/article/article-text';
import { AppProviders } from '../app-providers';
import ArticleDiffView from './article-diff-view';

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const article = (...content: ArticleBlock[]): ArticleText => ({ type: 'doc', content });
const show = (before: ArticleText | null, after: ArticleText) =>
  render(<ArticleDiffView before={before} after={after} images={[]} />, {
    wrapper: ({ children }) => <AppProviders unstyled>{children}</AppProviders>,
  });

test('what went and what came stand in one text, with their counts', () => {
  const { container } = show(article(paragraph('Ký ở sổ hồng')), article(paragraph('Ký ở sổ mẫu cũ')));
  expect(container.querySelector('del')).toHaveTextContent('hồng');
  expect(container.querySelector('ins')).toHaveTextContent('mẫu cũ');
  expect(screen.getByText('Thêm 2 từ')).toBeVisible();
  expect(screen.getByText('Bỏ 1 từ')).toBeVisible();
});

test('a long run of equal lines is folded and opens', async () => {
  const lines = Array.from({ length: 9 }, (_line, at) => paragraph(`Đoạn ${at}`));
  show(article(...lines, paragraph('cũ')), article(...lines, paragraph('mới')));
  expect(screen.getByText('8 đoạn không đổi')).toBeVisible();
  expect(screen.queryByText('Đoạn 0')).toBeNull();
  expect(screen.getByText('Đoạn 8')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hiện' }));
  expect(screen.getByText('Đoạn 0')).toBeVisible();
});

test('two equal versions say so', () => {
  show(article(paragraph('Sổ')), article(paragraph('Sổ')));
  expect(screen.getByText('Hai bản giống nhau')).toBeVisible();
});

test('exchanged pictures are said in words', () => {
  const image = (id: number) => ({ type: 'image' as const, attrs: { id } });
  show(article(image(1)), article(image(2)));
  expect(screen.getByText('Đổi 1 ảnh')).toBeVisible();
  expect(screen.getByText('Thêm ảnh')).toBeVisible();
  expect(screen.getByText('Bỏ ảnh')).toBeVisible();
});
