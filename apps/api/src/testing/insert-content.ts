import { randomUUID } from 'node:crypto';
import type { ArticleText } from '@toam/domain/article/article-text';
import { db } from '../db/db';
import { findRow, insertRow } from '../db/rows';
import { type Blog, blogImages, blogs } from '../modules/blogs/blog.schema';
import {
  type Article,
  articleImages,
  articles,
  type ArticleType,
  articleTypes,
} from '../modules/knowledge/knowledge.schema';
import { images } from '../modules/media/media.schema';
import { type Project, projects } from '../modules/projects/project.schema';

/** An article of one paragraph, with pictures below. */
export const anArticle = (text: string, ...pictures: number[]): ArticleText => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text }] },
    ...pictures.map((id) => ({ type: 'image' as const, attrs: { id } })),
  ],
});

/** The row of an uploaded picture, without bytes. */
export async function insertUpload(uploaded_by: number): Promise<number> {
  const [key, upright_key] = [randomUUID(), randomUUID()];
  const image = await insertRow(images, {
    key,
    upright_key,
    name: 'a.jpg',
    width: 4,
    height: 3,
    bytes: 12,
    uploaded_by,
  });
  return image.id;
}

/** A project as the old list has them: with its name only. */
export const insertProject = (values: Partial<typeof projects.$inferInsert> = {}): Promise<Project> =>
  insertRow(projects, { name: 'Vinhomes Grand Park', ...values });

export async function insertBlog(values: Partial<typeof blogs.$inferInsert> & { user_id: number }): Promise<Blog> {
  const text = values.text_content ?? 'Giá nhà quận 7';
  const cover_id = values.cover_id ?? (await insertUpload(values.user_id));
  const made = await insertRow(blogs, {
    ...{ title: 'Tin mới', type: 1, content: anArticle(text), text_content: text, excerpt: text, cover_id },
    ...values,
  });
  await db().insert(blogImages).values({ blog_id: made.id, image_id: cover_id });
  return made;
}

export async function insertColumn(type_name = 'Pháp lý'): Promise<ArticleType> {
  const position = await db().$count(articleTypes);
  return insertRow(articleTypes, { type_name, position });
}

/** An article; posted, and in the first column if none is named. */
export async function insertArticle(
  values: Partial<typeof articles.$inferInsert> & { user_id: number },
): Promise<Article> {
  const first = await findRow(articleTypes);
  const type_id = values.type_id ?? (first ?? (await insertColumn())).id;
  const text = values.text_content ?? 'Kiểm tra sổ trước khi cọc';
  const made = await insertRow(articles, {
    ...{ title: 'Kiểm tra sổ', content: anArticle(text), text_content: text, excerpt: text, status: 1, type_id },
    ...{ keeper_id: values.user_id, ...values },
  });
  if (made.cover_id !== null) await db().insert(articleImages).values({ article_id: made.id, image_id: made.cover_id });
  return made;
}
