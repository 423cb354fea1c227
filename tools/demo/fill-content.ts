import { longestExcerpt } from '@toam/contracts/blog/blog.endpoints';
import { type ArticleText, articleToPlain } from '@toam/domain/article/article-text';
import { shortenWords } from '@toam/domain/rich-text';
import { eq } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { blogImages, blogs } from '../../apps/api/src/modules/blogs/blog.schema';
import { images } from '../../apps/api/src/modules/media/media.schema';
import { projectImages, projectQuestions, projects } from '../../apps/api/src/modules/projects/project.schema';
import type { Brokerage } from './brokerage';
import type { Written } from './content/content';
import { imageRow, type Dimensions } from './fill-media';
import { insertInParts } from './rows';

/** Stores the pictures as uploads of the authors. @returns the images' ids of each record, in the order of its pictures */
export async function storePicturesOf(
  records: readonly Written[],
  dimensions: Dimensions,
  staff: readonly number[],
): Promise<number[][]> {
  const rows = records.flatMap(({ pictures, author, created }) =>
    pictures.map((picture) => imageRow(picture, dimensions, false, staff[author]!, created)),
  );
  const ids = await insertInParts(rows, (part) => db().insert(images).values(part).returning({ id: images.id }));
  return records.map(({ pictures }) => ids.splice(0, pictures.length));
}

/** The text with the stored pictures. */
export const withImages = ({ type, content }: ArticleText, ids: readonly number[]): ArticleText => ({
  type,
  content: content.map((block) =>
    block.type === 'image' ? { ...block, attrs: { ...block.attrs, id: ids[block.attrs.id - 1]! } } : block,
  ),
});

export function textColumns(content: ArticleText) {
  const text_content = articleToPlain(content);
  return { content, text_content, excerpt: shortenWords(text_content, longestExcerpt) };
}

export const inOrderOfTime = <T extends { created: Date }>(records: readonly T[]): T[] =>
  records.toSorted((one, other) => one.created.getTime() - other.created.getTime());

/** News, ids in the order of time. */
export async function insertNews(
  { content }: Brokerage,
  dimensions: Dimensions,
  staff: readonly number[],
): Promise<void> {
  const news = inOrderOfTime(content.news);
  const pictures = await storePicturesOf(news, dimensions, staff);
  const rows = news.map(({ title, type, author, created, content: text }, at) => ({
    ...{ title, type, user_id: staff[author]!, created_at: created, updated_at: created },
    ...{ ...textColumns(withImages(text, pictures[at]!)), cover_id: pictures[at]![0]! },
  }));
  const ids = await insertInParts(rows, (part) => db().insert(blogs).values(part).returning({ id: blogs.id }));
  await db()
    .insert(blogImages)
    .values(ids.flatMap((blog_id, at) => pictures[at]!.map((image_id) => ({ blog_id, image_id }))));
}

/** Describes the projects that houses name already. @returns their ids in the order of the brokerage's pages */
export async function insertProjectPages(
  brokerage: Brokerage,
  dimensions: Dimensions,
  staff: readonly number[],
): Promise<number[]> {
  const pages = brokerage.content.projects;
  const pictures = await storePicturesOf(pages, dimensions, staff);
  const found = await db().select({ id: projects.id, name: projects.name }).from(projects);
  const idOf = new Map(found.map(({ id, name }) => [name, id]));
  const ids = pages.map(({ name }) => idOf.get(name)!);
  for (const [at, { descriptions, key_word, author, created, content: text, shown }] of pages.entries()) {
    const described = withImages(text, pictures[at]!);
    await db()
      .update(projects)
      .set({
        ...{ descriptions, key_word, content: described, text_content: articleToPlain(described), version: 2 },
        ...{ image_ids: pictures[at]!.slice(0, shown), user_id: staff[author]!, updated_at: created },
      })
      .where(eq(projects.id, ids[at]!));
  }
  await db()
    .insert(projectImages)
    .values(ids.flatMap((project_id, at) => pictures[at]!.map((image_id) => ({ project_id, image_id }))));
  await insertQuestions(brokerage, staff, ids);
  return ids;
}

async function insertQuestions(
  { content }: Brokerage,
  staff: readonly number[],
  projectIds: readonly number[],
): Promise<void> {
  const asked = content.projects
    .flatMap(({ questions }, page) => questions.map((question) => ({ ...question, page })))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await db()
    .insert(projectQuestions)
    .values(
      asked.map(({ page, author, at, text, answer }) => ({
        ...{ project_id: projectIds[page]!, user_id: staff[author]!, content: text, created_at: at },
        ...{
          answer: answer?.text ?? null,
          answered_by: answer && staff[answer.author]!,
          answered_at: answer?.at ?? null,
        },
        ...{ updated_at: answer?.at ?? at, version: answer ? 2 : 1 },
      })),
    );
}
