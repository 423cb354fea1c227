import { type BlogType, blogTypes } from '@toam/domain/blog/blog.record';
import { searchWords } from '@toam/list-screen/list-search';
import { z } from 'zod';

/** The list's state in the address bar. Broken values get the default; nothing throws. */
export const blogSearch = z.object({
  search: searchWords,
  /** Null: all kinds. */
  type: z.coerce
    .number()
    .pipe(z.literal(Object.keys(blogTypes).map(Number) as BlogType[]))
    .nullable()
    .catch(null),
});
export type BlogSearch = z.output<typeof blogSearch>;
