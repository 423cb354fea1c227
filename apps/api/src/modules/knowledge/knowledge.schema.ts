import type { ArticleText } from '@toam/domain/article/article-text';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, idOf, searchLexemes, updatedAt } from '../../db/columns';
import { images } from '../media/media.schema';
import { users } from '../users/user.schema';

/** Columns of the knowledge board. Brief 4 §4 */
export const articleTypes = pgTable('article_types', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  type_name: text('type_name').notNull(),
  position: integer('position').notNull(),
  created_at: createdAt(),
  updated_at: updatedAt(),
  deleted_at: deletedAt(),
});

/** Articles of the knowledge board: as everybody reads them, or as they wait or were refused. D65 */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    type_id: idOf('type_id', () => articleTypes.id),
    title: text('title').notNull(),
    content: jsonb('content').notNull().$type<ArticleText>(),
    /** The text of `content`, and its beginning for cards. */
    text_content: text('text_content').notNull(),
    excerpt: text('excerpt').notNull(),
    cover_id: integer('cover_id').references(() => images.id),
    /** 0 waiting, 1 posted, 2 refused. */
    status: smallint('status').notNull().$type<0 | 1 | 2>(),
    reason_reject: text('reason_reject'),
    /** Among the posted ones of its column, from the top. */
    position: integer('position').notNull().default(0),
    user_id: idOf('user_id', () => users.id),
    /** Who keeps it true, and the day in Vietnam on which they look again. C15 */
    keeper_id: idOf('keeper_id', () => users.id),
    review_on: date('review_on'),
    decided_by: integer('decided_by').references(() => users.id),
    decided_at: timestamp('decided_at', { withTimezone: true }),
    search: searchLexemes('search', 'title', 'text_content'),
    title_search: searchLexemes('title_search', 'title'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (article) => [
    check('articles_status', sql`${article.status} between 0 and 2`),
    index('articles_board')
      .on(article.type_id, article.position, article.id.desc())
      .where(sql`status = 1 and deleted_at is null`),
    index('articles_waiting')
      .on(article.status, article.id)
      .where(sql`status = 0`),
    index('articles_search').using('gin', article.search),
    index('articles_user').on(article.user_id),
    index('articles_review')
      .on(article.review_on)
      .where(sql`review_on is not null and deleted_at is null`),
  ],
);

/** An author's edit of a posted article: it waits while everybody still reads the posted text. D65 */
export const articleEdits = pgTable('article_edits', {
  article_id: integer('article_id')
    .primaryKey()
    .references(() => articles.id),
  title: text('title').notNull(),
  content: jsonb('content').notNull().$type<ArticleText>(),
  cover_id: integer('cover_id').references(() => images.id),
  type_id: idOf('type_id', () => articleTypes.id),
  user_id: idOf('user_id', () => users.id),
  state: text('state').notNull().$type<'open' | 'rejected'>(),
  reason_reject: text('reason_reject'),
  /** The version of the article that it was written on. */
  base_version: integer('base_version').notNull(),
  /** Each save of the author makes another one: a decision names the one that was seen. */
  version: integer('version').notNull().default(1),
  created_at: createdAt(),
});

/** Each state that was posted. C16 */
export const articleVersions = pgTable(
  'article_versions',
  {
    article_id: idOf('article_id', () => articles.id),
    /** The version of the article when it was posted. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    content: jsonb('content').notNull().$type<ArticleText>(),
    cover_id: integer('cover_id').references(() => images.id),
    user_id: idOf('user_id', () => users.id),
    created_at: createdAt(),
  },
  (stored) => [primaryKey({ columns: [stored.article_id, stored.version] })],
);

/** The pictures of an article: of its text, its cover, its edit and all its versions. */
export const articleImages = pgTable(
  'article_images',
  {
    article_id: idOf('article_id', () => articles.id),
    image_id: idOf('image_id', () => images.id),
  },
  (link) => [
    primaryKey({ columns: [link.article_id, link.image_id] }),
    index('article_images_image').on(link.image_id),
  ],
);

/** What colleagues say about an article. */
export const articleComments = pgTable(
  'article_comments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    article_id: idOf('article_id', () => articles.id),
    user_id: idOf('user_id', () => users.id),
    content: text('content').notNull(),
    created_at: createdAt(),
    deleted_at: deletedAt(),
  },
  (comment) => [index('article_comments_of').on(comment.article_id, comment.id)],
);

export type Article = typeof articles.$inferSelect;
export type ArticleType = typeof articleTypes.$inferSelect;
export type ArticleEdit = typeof articleEdits.$inferSelect;
