import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { changeBlog, type BlogDetail } from '@toam/contracts/blog/blog.endpoints';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { blogFormText, blogLabel, blogText as text } from '@toam/contracts/texts/blog';
import { articleToPlain } from '@toam/domain/article/article-text';
import { blogTypes } from '@toam/domain/blog/blog.record';
import { useLeaveForm } from '@toam/platform/way-back';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { formatDate, toast } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { blogQueries } from '../blog/blog.queries';
import { lengthOf } from '@toam/pickers/content/content.field';
import { fromDifference } from '@toam/record-form/from-difference';
import { paths } from '../paths';
import { blogMerging, blogSchema, changeBody, valuesOfBlog, type BlogValues } from './blog-form.values';
import { BlogForm } from './blog.form';

/** The form of stored news. */
export function BlogEdit({ stored }: { stored: BlogDetail }) {
  const queries = useQueryClient();
  const leave = useLeaveForm(paths.blog(stored.id));
  const { form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('blog', stored.id),
    schema: blogSchema,
    begin: { version: stored.version, values: valuesOfBlog(stored) },
    valuesOf: valuesOfBlog,
    merging: blogMerging,
    send: (edit, once) => {
      const body = changeBody(stored.id, edit);
      return body && call(changeBlog, { body, ...once });
    },
    onSaved: (saved) => {
      leave();
      void queries.invalidateQueries({ queryKey: blogQueries.all });
      if (saved) toast.success(text.changed);
    },
  });
  return (
    <>
      <BlogForm
        {...{ form, draft }}
        title={text.editTitle}
        preview={{
          author: stored.author,
          day: formatDate(stored.created_at),
          note: blogFormText.previewOfStored,
        }}
        saving={{
          isPending: saving.isPending,
          save: () => saving.save(),
          back: leave,
          label: blogFormText.update,
        }}
      />
      <RecordConflictDialog conflict={conflict} labels={blogLabel} words={wordsOf} compare={fromDifference} />
    </>
  );
}

/** A field's value as people read it in a conflict. */
function wordsOf(field: keyof BlogValues, { title, type, cover, content }: BlogValues): ReactNode {
  switch (field) {
    case 'title':
      return title;
    case 'type':
      return type === null ? '' : blogTypes[type];
    case 'cover':
      return cover ? <img src={cover.thumbnail} alt={cover.name} width={160} /> : '';
    case 'content':
      return [articleToPlain(content), lengthOf(content)].filter(Boolean).join('\n');
    case 'content_images':
      return '';
  }
}
