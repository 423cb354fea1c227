import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idOf } from '../../../db/columns';
import { files, images } from '../../media/media.schema';
import { houses } from '../house.schema';

/** Pictures of a house in their order; the first public one is the cover. */
export const houseImages = pgTable(
  'house_images',
  {
    house_id: idOf('house_id', () => houses.id),
    image_id: idOf('image_id', () => images.id),
    kind: text('kind').notNull().$type<'public' | 'internal'>(),
    position: smallint('position').notNull(),
  },
  (link) => [
    primaryKey({ columns: [link.house_id, link.image_id] }),
    index('house_images_order').on(link.house_id, link.kind.desc(), link.position),
    index('house_images_image').on(link.image_id),
  ],
);

/** Internal documents of a house in their order. */
export const houseFiles = pgTable(
  'house_files',
  {
    house_id: idOf('house_id', () => houses.id),
    file_id: idOf('file_id', () => files.id),
    position: smallint('position').notNull(),
  },
  (link) => [primaryKey({ columns: [link.house_id, link.file_id] }), index('house_files_file').on(link.file_id)],
);
