import type { DocumentKind } from '@toam/contracts/media/file.schema';
import type { Rotation } from '@toam/contracts/media/image.schema';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idOf } from '../../db/columns';
import { users } from '../users/user.schema';

/**
 * Pictures. The bytes are on the disk under `key`, which changes with the content, so an address always shows the same
 * content. Names are stored only here. Design §6.
 */
export const images = pgTable(
  'images',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: uuid('key').notNull(),
    /** The picture as it was uploaded, at 0 degrees. Every turn is encoded from it, so that quality is never lost. */
    upright_key: uuid('upright_key').notNull(),
    name: text('name').notNull(),
    rotation: smallint('rotation').notNull().default(0).$type<Rotation>(),
    /** Of `main`, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of `main`. */
    bytes: integer('bytes').notNull(),
    /** Whether it can be read without a signature. Set by the record that uses it. */
    is_public: boolean('is_public').notNull().default(false),
    /** Null: a visitor, who has no account. */
    uploaded_by: integer('uploaded_by').references(() => users.id),
    created_at: createdAt(),
  },
  // several rows may share the same bytes, so a key is not unique, and the bytes are removed with their last row
  (image) => [
    index('images_key').on(image.key),
    index('images_upright').on(image.upright_key),
    index('images_age').on(image.created_at),
  ],
);

/** Internal documents. */
export const files = pgTable(
  'files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: uuid('key').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull().$type<DocumentKind>(),
    bytes: integer('bytes').notNull(),
    uploaded_by: idOf('uploaded_by', () => users.id),
    created_at: createdAt(),
  },
  (file) => [uniqueIndex('files_key').on(file.key), index('files_age').on(file.created_at)],
);

export type ImageRow = typeof images.$inferSelect;
export type FileRow = typeof files.$inferSelect;
