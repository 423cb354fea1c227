import { blog } from '@toam/domain/blog/blog.record';
import { formOf } from '@toam/record-form/form-of';

export const blogForm = formOf(blog, ['title', 'type', 'cover', 'content']);
export type BlogValues = typeof blogForm.empty;
