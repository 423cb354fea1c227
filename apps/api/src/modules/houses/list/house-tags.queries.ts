import { isNull } from 'drizzle-orm';
import { db } from '../../../db/db';
import { prepared } from '../../../db/prepared';
import { tableStamp } from '../../../db/table-stamp';
import { tags } from '../tags/tag.schema';

/** Every label, as a choice. */
export const listTagChoices = () =>
  db().select({ id: tags.id, value: tags.name }).from(tags).where(isNull(tags.deleted_at)).orderBy(tags.id);

const askStamp = prepared('tags_stamp', (handle) => handle.select({ stamp: tableStamp(tags) }).from(tags));

/** Another text after every change of a label. */
export async function tagsStamp(): Promise<string> {
  const [found] = await askStamp({});
  return found?.stamp ?? '';
}
