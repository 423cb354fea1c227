import { blog } from '@toam/domain/blog/blog.record';
import { labelsOf } from '@toam/domain/record/columns';

/** Columns of the history and the audit. */
export const blogLabel = labelsOf(blog.fields);

/** News. Specification 2 §2, §8; brief 4 §3. */
export const blogText = {
  notFound: 'Không tìm thấy tin này',
} as const;
