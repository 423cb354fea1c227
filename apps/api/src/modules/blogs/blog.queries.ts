import { type BlogTab, blogTabs } from '@toam/contracts/blog/blog.endpoints';
import type { Counted } from '@toam/contracts/page';
import { and, count, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { searchedTexts } from '../articles/article-search.reads';
import { blogs } from './blog.schema';

/** News that a search finds, by kind. News without a kind counts among all. */
export async function countByTab(search: string): Promise<Record<BlogTab, Counted>> {
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
