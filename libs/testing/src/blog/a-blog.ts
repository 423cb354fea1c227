import type { BlogCard, BlogDetail } from '@toam/contracts/blog/blog.endpoints';
import { anArticleText } from '@toam/testing/an-article-text';
import { aShownImage } from '@toam/testing/a-shown-image';

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
