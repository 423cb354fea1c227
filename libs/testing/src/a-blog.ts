import type { BlogCard, BlogDetail } from '@toam/contracts/blog/blog.endpoints';
import type { ArticleText } from '@toam/domain/article/article-text';
import type { ShownImage } from '@toam/domain/record/field';

/** An article of these lines, with a picture after them. */
export const anArticleText = (words: string, imageId?: number): ArticleText => ({
  type: 'doc',
  content: [
    ...words.split('\n').map((text) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })),
    ...(imageId === undefined ? [] : [{ type: 'image' as const, attrs: { id: imageId } }]),
  ],
});

export const aShownImage = (id: number): ShownImage => ({
  ...{ id, main: `/pic/${id}/main`, thumbnail: `/pic/${id}/thumbnail`, name: `anh-${id}.jpg`, rotation: 0 },
});

const author = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };

/** News with one picture in its text. */
export const aBlog = (differing: Partial<BlogDetail> = {}): BlogDetail => ({
  ...{ id: 7, version: 1, title: 'Mua nhà hẻm: 7 điều nên đi bộ để biết', type: 2, blogType: 'Mẹo hay' },
  content: anArticleText('Đo giờ xe ba gác vào được', 91),
  content_images: [aShownImage(91)],
  cover: aShownImage(90),
  ...{ user: author, user_id: author.id, author, may_edit: true, created_at: 1_793_000_000, updated_at: 1_793_000_000 },
  ...differing,
});

/** The same as a card of the list. */
export function aBlogCard(differing: Partial<BlogCard> = {}): BlogCard {
  const { content: _content, content_images: _images, ...card } = aBlog();
  return { ...card, textContent: 'Đo giờ xe ba gác vào được', found: null, ...differing };
}
