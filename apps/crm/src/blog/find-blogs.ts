import { call } from '@toam/api-client/call';
import { listBlogs } from '@toam/contracts/blog/blog.endpoints';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';

/** Leaves room for the other sources. */
const rows = 5;

/** News for the ⌘K palette, by words of its title and text, with the place that matched. Slot `command`. */
const findBlogs: CommandSource = async (query, signal) => {
  const { list } = await call(listBlogs, { query: { search: query, size: rows } }, signal);
  return list.map(({ id, title, blogType, found, cover }) => ({
    id: String(id),
    title,
    detail: blogType,
    ...(found !== null && { place: found }),
    to: paths.blog(id, query),
    icon: 'newspaper',
    image: cover.thumbnail,
  }));
};
export default findBlogs;
