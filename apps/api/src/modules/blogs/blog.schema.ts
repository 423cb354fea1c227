import type { ArticleText } from '@toam/domain/article/article-text';
import type { BlogType } from '@toam/domain/blog/blog.record';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, idOf, searchLexemes, updatedAt } from '../../db/columns';
import { images } from '../media/media.schema';
import { users } from '../users/user.schema';

/** The company's news. Specification 2 §3 "Blog". */
export const blogs = pgTable(
  'blogs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    /** Null: news of the old system. */
    type: smallint('type').$type<BlogType>(),
    content: jsonb('content').notNull().$type<ArticleText>(),
    /** The text of `content`, and its beginning for cards. */
    text_content: text('text_content').notNull(),
    excerpt: text('excerpt').notNull(),
    cover_id: idOf('cover_id', () => images.id),
    user_id: idOf('user_id', () => users.id),
    search: searchLexemes('search', 'title', 'text_content'),
    title_search: searchLexemes('title_search', 'title'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (blog) => [
    check('blogs_type', sql`${blog.type} between 1 and 3`),
    index('blogs_search').using('gin', blog.search),
    index('blogs_created')
      .on(blog.created_at.desc(), blog.id.desc())
      .where(sql`deleted_at is null`),
    index('blogs_user').on(blog.user_id),
    index('blogs_cover').on(blog.cover_id),
  ],
);

/** The pictures of news: cover and those in the text. */
export const blogImages = pgTable(
  'blog_images',
  {
    blog_id: idOf('blog_id', () => blogs.id),
    image_id: idOf('image_id', () => images.id),
  },
  (link) => [primaryKey({ columns: [link.blog_id, link.image_id] }), index('blog_images_image').on(link.image_id)],
);

export type Blog = typeof blogs.$inferSelect;
