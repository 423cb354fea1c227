import {
  changeBlog,
  countBlogs,
  createBlog,
  deleteBlog,
  listBlogs,
  longestExcerpt,
  readBlog,
  restoreBlog,
  type BlogTab,
  blogTabs,
} from '@toam/contracts/blog/blog.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { blogText } from '@toam/contracts/blog/blog.text';
import type { Actor } from '@toam/domain/actor';
import { articleToPlain, imagesOfArticle } from '@toam/domain/article/article-text';
import { blog, type BlogType, blogTypes, unknownBlogType } from '@toam/domain/blog/blog.record';
import { shortenWords } from '@toam/domain/rich-text';
import type { Counted } from '@toam/contracts/page';
import { and, count, isNull } from 'drizzle-orm';
import { changes, creates, deletes, handle, moduleOf } from '../../http/handle';
import { recordStore, type Special } from '../../record/record-store';
import { foundInTexts, searchedTexts } from '../articles/article-search.reads';
import { foreignImageErrors, imagesInTexts } from '../articles/article-images.reads';
import { linkImages } from '../media/media.writes';
import { readPeople } from '../users/users.reads';
import { type Blog, blogImages, blogs } from './blog.schema';
import { db } from '../../db/db';

const typeName = (type: BlogType | null): string => (type === null ? unknownBlogType : blogTypes[type]);

const store = recordStore(blog, blogs, {
  words: { notFound: blogText.notFound, refused: {} },
  heavy: ['text_content', 'search', 'title_search'],
  fill: ({ after: { content } }) => {
    const text_content = articleToPlain(content);
    return { text_content, excerpt: shortenWords(text_content, longestExcerpt) };
  },
  row: async (_actor, entries) => {
    const pictures = await imagesInTexts(entries);
    const people = await readPeople(entries.map(({ user_id }) => user_id));
    return ({ type, excerpt, content, user_id }) => ({
      ...{ blogType: typeName(type), textContent: excerpt, content_images: pictures(content), may_edit: true },
      author: people.get(user_id)!,
    });
  },
});

const links = { table: blogImages, owner: blogImages.blog_id, image: blogImages.image_id };
const usedBy = ({ cover_id, content }: Pick<Blog, 'cover_id' | 'content'>) => ({
  cover: [cover_id],
  content: imagesOfArticle(content),
});
const written: Special<typeof blog, typeof blogs> = {
  before: [({ actor, before, after }) => foreignImageErrors(actor, links, before?.id, usedBy(after))],
  after: (_write, stored) => linkImages(links, stored.id, Object.values(usedBy(stored)).flat()),
};

async function listPage(actor: Actor, { search, type, ...query }: InputOf<typeof listBlogs>['query']) {
  const { words, ...searched } = searchedTexts(blogs, search);
  const { list, ...page } = await store.page(actor, query, { type: type === undefined ? null : [type] }, searched);
  const text = { table: blogs, id: blogs.id, text: blogs.text_content };
  const found = await foundInTexts(words, list, ({ title }) => title, text);
  return { ...page, list: list.map((row) => ({ ...row, found: found.get(row.id) ?? null })) };
}

/** News that a search finds, by kind. News without a kind counts among all. */
async function countByTab(search: string): Promise<Record<BlogTab, Counted>> {
  const { also } = searchedTexts(blogs, search);
  const counted = await db()
    .select({ type: blogs.type, total: count() })
    .from(blogs)
    .where(and(isNull(blogs.deleted_at), also))
    .groupBy(blogs.type);
  const totalOf = (tab: BlogTab) =>
    counted.reduce((sum, { type, total }) => (tab === 'all' || tab === String(type) ? sum + total : sum), 0);
  return Object.fromEntries(blogTabs.map((tab) => [tab, { total: totalOf(tab) }])) as Record<BlogTab, Counted>;
}

/** The company's news. Whoever may write news writes all of them. Specification 2 §2; brief 4 §3. */
export const blogsModule = moduleOf([
  handle(listBlogs, ({ actor, query }) => listPage(actor, query)),
  handle(countBlogs, ({ query }) => countByTab(query.search)),
  handle(readBlog, ({ actor, query }) => store.find(actor, query.blog_id)),
  handle(createBlog, { audit: creates('blog') }, ({ actor, body }) => store.create(actor, body, written)),
  handle(changeBlog, { audit: changes('blog', 'blog_id') }, ({ actor, body: { blog_id: id, ...body } }) =>
    store.change(actor, { ...body, id }, written),
  ),
  handle(deleteBlog, { audit: deletes('blog', 'blog_id') }, ({ actor, body }) =>
    store.remove(actor, { id: body.blog_id }),
  ),
  handle(restoreBlog, { audit: { action: 'restore', noun: 'blog', record: 'blog_id' } }, ({ actor, body }) =>
    store.restore(actor, body.blog_id),
  ),
]);
