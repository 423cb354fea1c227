import type { ArticleText } from '@toam/domain/article/article-text';

/** An article of these lines, with a picture after them. */
export const anArticleText = (words: string, imageId?: number): ArticleText => ({
  type: 'doc',
  content: [
    ...words.split('\n').map((text) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })),
    ...(imageId === undefined ? [] : [{ type: 'image' as const, attrs: { id: imageId } }]),
  ],
});
