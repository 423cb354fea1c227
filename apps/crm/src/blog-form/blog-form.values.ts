import type { BlogDetail, changeBlog, createBlog } from '@toam/contracts/blog/blog.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import { valuesOf as valueSchemas } from '@toam/contracts/record/record.schema';
import { blogLabel } from '@toam/contracts/texts/blog';
import { commonText } from '@toam/contracts/texts/common';
import type { ArticleText } from '@toam/domain/article/article-text';
import { blog, type BlogType } from '@toam/domain/blog/blog.record';
import type { ShownImage } from '@toam/domain/record/field';
import { changedFields, type MergeRules } from '@toam/domain/record/three-way';
import type { Edit } from '@toam/record-form/use-record-editor';
import { z } from 'zod';
import type { ContentImage } from '@toam/pickers/content/content.field';

/** The values of the fields as the screen shows them. */
export type BlogValues = {
  title: string;
  /** Null: not chosen yet. */
  type: BlogType | null;
  cover: ShownImage | null;
  content: ArticleText | null;
  /** The pictures that the form knows. They are no field of the record. */
  content_images: ContentImage[];
};

export const noBlog: BlogValues = { title: '', type: null, cover: null, content: null, content_images: [] };

/** The API's rules; of the cover the form has more than its id. */
export const blogSchema = z.object({
  ...valueSchemas(blog, ['title', 'type', 'content']).shape,
  cover: z.custom<ShownImage>((cover) => cover !== null, commonText.requiredField(blogLabel.cover)),
  content_images: z.custom<ContentImage[]>(),
});

export const valuesOfBlog = ({ title, type, cover, content, content_images }: BlogDetail): BlogValues => ({
  ...{ title, type, cover, content, content_images },
});

/** Pictures that either side has added stay known. */
export const blogMerging: MergeRules<BlogValues> = { lists: ['content_images'] };

type NewBody = NonNullable<CallOf<typeof createBlog>['body']>;

/** The body that creates it. @param values valid ones */
export const createBody = (values: BlogValues): NewBody => {
  const { title, type, content, cover } = blogSchema.parse(values);
  return { title, type, content, cover: cover.id };
};

/** The body that changes it: only changed fields, with the version they were based on (D12). Null if nothing changed. */
export function changeBody(blogId: number, { version, before, after }: Edit<BlogValues>) {
  const body = createBody(after);
  const changed = new Set<string>(changedFields(before, after));
  const fields = Object.entries(body).filter(([field]) => changed.has(field));
  if (fields.length === 0) return null;
  return { ...Object.fromEntries(fields), blog_id: blogId, version } as NonNullable<CallOf<typeof changeBlog>['body']>;
}
