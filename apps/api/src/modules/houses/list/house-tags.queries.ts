import { isNull } from 'drizzle-orm';
import { db } from '../../../db/db';
import { tags } from '../tags/tag.schema';

/** Every label, as a choice. */
export const listTagChoices = () =>
  db().select({ id: tags.id, value: tags.name }).from(tags).where(isNull(tags.deleted_at)).orderBy(tags.id);
