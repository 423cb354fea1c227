import { call } from '@toam/api-client/call';
import { readKnowledge } from '@toam/contracts/knowledge/knowledge.endpoints';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';

/** Leaves room for the other sources. */
const rows = 5;

/** Posted articles for the ⌘K palette, by words of their title and text, with the place that matched. Slot `command`. */
const findArticles: CommandSource = async (query, signal) => {
  const found = await call(readKnowledge, { query: { search: query, size: rows } }, signal);
  // without an id the answer is a page
  if (!('list' in found)) return [];
  return found.list.map(({ id, title, type_name, found: place, cover }) => ({
    id: String(id),
    title,
    detail: type_name,
    ...(place !== null && { place }),
    to: paths.article(id, query),
    icon: 'book',
    image: cover?.thumbnail ?? null,
  }));
};
export default findArticles;
