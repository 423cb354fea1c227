import { articleToPlain, imagesOfArticle, type ArticleText } from '@toam/domain/article/article-text';
import { contentText } from './content.text';

/** '186 từ · 1 ảnh'; undefined of an empty text. */
export function articleLength(article: ArticleText | null): string | undefined {
  const words = articleToPlain(article).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const images = imagesOfArticle(article).length;
  return words + images > 0 ? contentText.length(words, images) : undefined;
}
