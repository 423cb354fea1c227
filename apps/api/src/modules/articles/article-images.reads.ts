import { commonText } from '@toam/contracts/texts/common';
import { type ArticleText, imagesOfArticle } from '@toam/domain/article/article-text';
import { readShownImages } from '../media/media.reads';
import { findForeignImages, type ImageLinks, readLinked } from '../media/media.writes';
import type { Actor } from '@toam/domain/actor';
import type { ShownImage } from '@toam/domain/record/field';

/** Ids of the pictures that a record uses, by the field that shows them. */
export type UsedImages = Readonly<Record<string, readonly number[]>>;

/** What is wrong with pictures that somebody puts into a record, at their fields. @param id absent: a new record */
export async function foreignImageErrors(
  actor: Actor,
  links: ImageLinks,
  id: number | undefined,
  used: UsedImages,
): Promise<Record<string, string>> {
  const has = id === undefined ? [] : await readLinked(links, id);
  const foreign = await findForeignImages(actor, Object.values(used).flat(), has);
  return Object.fromEntries(
    Object.entries(used).flatMap(([field, ids]) =>
      ids.some((image) => foreign.includes(image)) ? [[field, commonText.foreignImage]] : [],
    ),
  );
}

/**
 * The pictures inside texts, with their addresses. Those that are gone are left out.
 * @param rows of a list have no text
 */
export async function imagesInTexts(
  rows: readonly { content?: ArticleText | null }[],
): Promise<(content: ArticleText | null | undefined) => ShownImage[]> {
  const found = await readShownImages(rows.flatMap(({ content }) => imagesOfArticle(content)));
  return (content) => imagesOfArticle(content).flatMap((id) => found.get(id) ?? []);
}
