import type { ArticleText } from '@toam/domain/article/article-text';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, idList, idOf, searchLexemes, updatedAt } from '../../db/columns';
import { images } from '../media/media.schema';
import { users } from '../users/user.schema';

/** Housing projects that houses may belong to. Specification 2 §3 "Project". */
export const projects = pgTable(
  'projects',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    address: text('address'),
    descriptions: text('descriptions'),
    key_word: text('key_word'),
    content: jsonb('content').$type<ArticleText>(),
    image_ids: idList('image_ids'),
    /** The text of `content`. */
    text_content: text('text_content').notNull().default(''),
    user_id: integer('user_id').references(() => users.id),
    search: searchLexemes('search', 'id::text', 'name', 'address', 'key_word', 'text_content'),
    title_search: searchLexemes('title_search', 'name'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (project) => [
    index('projects_search').using('gin', project.search),
    index('projects_updated').on(project.updated_at.desc(), project.id.desc()),
    index('projects_user').on(project.user_id),
  ],
);

/** The pictures that a project uses: of its gallery and its text. */
export const projectImages = pgTable(
  'project_images',
  {
    project_id: idOf('project_id', () => projects.id),
    image_id: idOf('image_id', () => images.id),
  },
  (link) => [
    primaryKey({ columns: [link.project_id, link.image_id] }),
    index('project_images_image').on(link.image_id),
  ],
);

/** Questions about projects, and their answers. D16 */
export const projectQuestions = pgTable(
  'project_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    project_id: idOf('project_id', () => projects.id),
    content: text('content').notNull(),
    answer: text('answer'),
    user_id: idOf('user_id', () => users.id),
    answered_by: integer('answered_by').references(() => users.id),
    answered_at: timestamp('answered_at', { withTimezone: true }),
    search: searchLexemes('search', 'content', 'answer'),
    title_search: searchLexemes('title_search', 'content'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (question) => [
    index('project_questions_of').on(question.project_id, question.id.desc()),
    index('project_questions_search').using('gin', question.search),
    index('project_questions_user').on(question.user_id),
  ],
);

export type Project = typeof projects.$inferSelect;
export type ProjectQuestion = typeof projectQuestions.$inferSelect;
