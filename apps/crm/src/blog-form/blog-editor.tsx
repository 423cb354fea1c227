import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { changeBlog, createBlog, type BlogDetail } from '@toam/contracts/blog/blog.endpoints';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { blogFormText as text, blogLabel, blogText } from '@toam/contracts/blog/blog.text';
import { blog } from '@toam/domain/blog/blog.record';
import type { ShownImage } from '@toam/domain/record/field';
import { ContentField } from '@toam/pickers/content/content.field';
import { usePictureUploads } from '@toam/pickers/content/use-picture-uploads';
import { sendImage, turnImage } from '@toam/pickers/media-uploads';
import { useLeaveForm } from '@toam/platform/way-back';
import { FieldsOf } from '@toam/record-form/fields-of';
import { FormPage } from '@toam/record-form/form-page';
import { fromDifference } from '@toam/record-form/from-difference';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { formatDate, Grid, showError, Stack, toast } from '@toam/ui/core';
import { CoverField, todayInVietnam } from '@toam/ui/form';
import { blogQueries } from '../blog/blog.queries';
import { paths } from '../paths';
import { blogForm, type BlogValues } from './blog-form.values';
import { BlogPreview } from './blog-preview';

/** Whose name and which day the card has: of stored news its own, of new ones mine and today. */
function usePreviewOf(stored: BlogDetail | null) {
  const { id, name, avatar } = useUser();
  if (stored) return { author: stored.author, day: formatDate(stored.created_at), note: text.previewOfStored };
  return { author: { id, name, avatar }, day: todayInVietnam().split('-').reverse().join('/'), note: text.previewNote };
}

/** The form of new or stored news, and beside it the card as the list will show it. Mockup 33b. @param stored null: new ones */
export function BlogEditor({ stored }: { stored: BlogDetail | null }) {
  const queries = useQueryClient();
  const leave = useLeaveForm(stored ? paths.blog(stored.id) : paths.blogs);
  const uploads = usePictureUploads();
  const preview = usePreviewOf(stored);
  const { schema, valuesOf, merging } = blogForm;
  const { form, draft, saving, conflict } = useRecordEditor<BlogValues, BlogDetail, BlogDetail>({
    name: draftNameOf('blog', stored?.id ?? null),
    ...{ schema, valuesOf, merging },
    begin: blogForm.begin(stored),
    send: (edit, once) => {
      if (!stored) return call(createBlog, { body: blogForm.newBody(edit.after), ...once });
      const body = blogForm.changeBody(edit);
      return body && call(changeBlog, { body: { ...body, blog_id: stored.id, version: edit.version }, ...once });
    },
    onSaved: (saved) => {
      leave();
      void queries.invalidateQueries({ queryKey: blogQueries.all });
      if (saved) toast.success(stored ? blogText.changed : blogText.created);
    },
  });
  const { control } = form;
  const save = async () => {
    if (await uploads.maySave()) saving.save();
  };
  return (
    <>
      <FormPage
        {...{ form, draft, schema }}
        title={stored ? blogText.editTitle : blogText.createTitle}
        saving={{
          isPending: saving.isPending,
          save: () => void save(),
          back: leave,
          label: stored ? text.update : text.create,
        }}
        uploading={uploads.uploading}
        aside={{ label: text.preview, width: 352, content: <BlogPreview control={control} of={preview} /> }}
        isWide
      >
        <Stack gap={20} padY={20} width="100%" maxWidth={880} self="center">
          <Grid columns={['248px minmax(0, 1fr)', 1]} gap={16} rowGap={16}>
            <CoverField<BlogValues, ShownImage>
              control={control}
              name="cover"
              label={blogLabel.cover}
              required
              upload={sendImage}
              rotate={turnImage}
              onError={showError}
              onPending={uploads.onImages}
            />
            <Stack gap={16}>
              <FieldsOf record={blog} control={control} looks={{ title: { counted: true } }} />
            </Stack>
          </Grid>
          <ContentField
            control={control}
            name="content"
            images="content_images"
            label={blogLabel.content}
            required
            uploads={uploads}
          />
        </Stack>
      </FormPage>
      <RecordConflictDialog
        conflict={conflict}
        labels={blogForm.labels}
        words={blogForm.wordsOf}
        compare={fromDifference}
      />
    </>
  );
}
