import { blog, blogTypes } from '@toam/domain/blog/blog.record';
import { z } from 'zod';
import { exampleArticle } from '@toam/contracts/article/article-text';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId, searchLine } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { countsOf, pageOf, pageQuery } from '@toam/contracts/page';
import { foundIn } from '@toam/contracts/project/project.endpoints';
import { changeBodyOf, newBodyOf, rowOf, shownImage } from '@toam/contracts/record/record.schema';

/** News with its text. `author` is `user`, `blogType` the kind in words, as the specification names them. */
const blogDetail = rowOf(blog, {
  author: person,
  blogType: z.string(),
  /** The pictures inside the text. */
  content_images: z.array(shownImage),
  may_edit: z.boolean(),
});
export type BlogDetail = z.output<typeof blogDetail>;

/** The most characters of the text on a card. */
export const longestExcerpt = 200;

/** A card of the grid. `textContent`: the beginning of its text. */
const blogCard = blogDetail
  .omit({ content: true, content_images: true })
  .extend({ textContent: z.string(), found: foundIn });
export type BlogCard = z.output<typeof blogCard>;

const type = z.coerce.number().pipe(z.literal(Object.keys(blogTypes).map(Number) as (keyof typeof blogTypes)[]));

export const listBlogs = endpoint({
  method: 'GET',
  path: '/blog',
  summary: 'News, the latest first; a search by words without accents, in titles and texts',
  access: 'news',
  query: pageQuery(10).extend({ search: searchLine(), type: type.optional() }),
  example: { query: { page: 1, size: 12, type: 2 } },
  data: pageOf(blogCard),
});

/** All news, and those of each kind. */
export const blogTabs = ['all', '1', '2', '3'] as const;
export type BlogTab = (typeof blogTabs)[number];

export const countBlogs = endpoint({
  method: 'GET',
  path: '/blog/count',
  summary: 'How many news a search finds, of all kinds and of each',
  access: 'news',
  query: z.object({ search: searchLine() }),
  example: { query: { search: 'nhà phố' } },
  data: countsOf(blogTabs),
});

export const readBlog = endpoint({
  method: 'GET',
  path: '/blog/detail',
  summary: 'News with its text',
  access: 'news',
  query: z.object({ blog_id: idParam }),
  example: { query: { blog_id: 1 } },
  data: blogDetail,
});

export const createBlog = endpoint({
  method: 'POST',
  once: true,
  path: '/blog/detail',
  summary: 'Publishes news',
  access: 'news',
  body: newBodyOf(blog),
  example: { body: { title: 'Giá nhà quận 7 tháng 11', type: 1, cover: 1, content: exampleArticle } },
  data: blogDetail,
});

/** An absent field is unchanged. A stale version answers 409 with the present news. D12 */
export const changeBlog = endpoint({
  method: 'PUT',
  path: '/blog/detail',
  summary: 'Changes news',
  access: 'news',
  body: changeBodyOf(blog).omit({ id: true }).extend({ blog_id: recordId }),
  example: { body: { blog_id: 1, version: 1, title: 'Giá nhà quận 7 cuối năm' } },
  conflict: blogDetail,
  data: blogDetail,
});

export const deleteBlog = endpoint({
  method: 'DELETE',
  path: '/blog/detail',
  summary: 'Deletes news',
  access: 'news',
  body: z.object({ blog_id: recordId }),
  example: { body: { blog_id: 1 } },
  data: z.null(),
});

export const restoreBlog = endpoint({
  method: 'PUT',
  path: '/blog/restore',
  summary: 'Restores deleted news',
  access: 'news',
  body: z.object({ blog_id: recordId }),
  example: { body: { blog_id: 1 } },
  data: blogDetail,
});
