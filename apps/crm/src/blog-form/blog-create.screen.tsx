import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { createBlog } from '@toam/contracts/blog/blog.endpoints';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { blogFormText, blogText as text } from '@toam/contracts/texts/blog';
import { useLeaveForm } from '@toam/platform/way-back';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useDraftedForm } from '@toam/record-form/use-drafted-form';
import { toast } from '@toam/ui/core';
import { todayInVietnam } from '@toam/ui/form';
import { blogQueries } from '../blog/blog.queries';
import { paths } from '../paths';
import { blogSchema, createBody, noBlog, type BlogValues } from './blog-form.values';
import { BlogForm } from './blog.form';

/** /blog/new. Specification 2 §2. */
export function Component() {
  const { id, name, avatar } = useUser();
  const queries = useQueryClient();
  const leave = useLeaveForm(paths.blogs);
  const { form, draft, release } = useDraftedForm<BlogValues>({
    name: draftNameOf('blog', null),
    schema: blogSchema,
    begin: { version: 0, values: noBlog },
  });
  const create = useSave({
    draft: draft.saved,
    send: (values: BlogValues, once) => call(createBlog, { body: createBody(values), ...once }),
    onSuccess: () => {
      release();
      void queries.invalidateQueries({ queryKey: blogQueries.all });
      toast.success(text.created);
      leave();
    },
    onError: (error) => showSaveFailure(form, error),
  });
  return (
    <BlogForm
      {...{ form, draft }}
      title={text.createTitle}
      preview={{
        author: { id, name, avatar },
        day: todayInVietnam().split('-').reverse().join('/'),
        note: blogFormText.previewNote,
      }}
      saving={{
        isPending: create.isPending,
        save: () => create.mutate(form.getValues()),
        back: leave,
        label: blogFormText.create,
      }}
    />
  );
}
