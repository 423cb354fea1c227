import { blog, blogTypes } from '@toam/domain/blog/blog.record';
import { formOf } from '@toam/record-form/form-of';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { changeBlog, createBlog, type BlogDetail, longestExcerpt } from '@toam/contracts/blog/blog.endpoints';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { blogFormText as text, blogLabel, blogText } from '@toam/contracts/blog/blog.text';
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
import { formatDate, Grid, showError, Stack, toast, Cell, Row, Text } from '@toam/ui/core';
import { CoverField, todayInVietnam, useWatch, type Control } from '@toam/ui/form';
import { articleToPlain } from '@toam/domain/article/article-text';
import { shortenWords } from '@toam/domain/rich-text';
import { CheckIcon, EyeIcon, MinusIcon } from '@toam/ui/icons';
import { articleLength } from '@toam/contracts/article/article-length';
import { blogQueries } from '../blog/blog.queries';
import { paths } from '../paths';
import { BlogCard } from '../blog/blog-card';

export const blogForm = formOf(blog, ['title', 'type', 'cover', 'content']);
type BlogValues = typeof blogForm.empty;

/** Whose name and which day the card has: of stored news its own, of new ones mine and today. */
function usePreviewOf(stored: BlogDetail | null) {
  const { id, name, avatar } = useUser();
  if (stored) return { author: stored.author, day: formatDate(stored.created_at), note: text.previewOfStored };
  return { author: { id, name, avatar }, day: todayInVietnam().split('-').reverse().join('/'), note: text.previewNote };
}

interface PreviewOf {
  author: { id: number; name: string; avatar: string | null };
  /** DD/MM/YYYY. */
  day: string;
  /** Whose name and which day the card has. */
  note: string;
}

interface BlogPreviewProps {
  control: Control<BlogValues>;
  of: PreviewOf;
}

/** The card as the list will show it, and what is still missing. It changes with every key. */
function BlogPreview({ control, of: { author, day, note } }: BlogPreviewProps) {
  const [title, type, cover, content] = useWatch({ control, name: ['title', 'type', 'cover', 'content'] });
  const length = [...title.trim()].length;
  const most = blog.fields.title.max;
  return (
    <Stack gap={12}>
      <Row gap={8} size={13} tone="text2">
        <EyeIcon size={16} />
        {text.preview}
      </Row>
      <BlogCard
        {...{ id: 0, cover, type, author, day }}
        title={title.trim() || text.untitled}
        words={shortenWords(articleToPlain(content), longestExcerpt) || text.noContent}
      />
      <Text as="p" size={12} tone="text3">
        {note}
      </Text>
      <Stack as="ul" gap={10} padY={12} edge="top">
        <Text as="li" size={13} weight={600}>
          {text.checklist}
        </Text>
        <Check label={blogLabel.cover} is={cover && text.ready} />
        <Check label={blogLabel.title} is={length > 0 && length <= most && text.titleLength(length, most)} />
        <Check label={blogLabel.type} is={type && blogTypes[type]} />
        <Check label={blogLabel.content} is={articleLength(content)} />
      </Stack>
    </Stack>
  );
}

interface CheckProps {
  label: string;
  /** How it is; nothing while it is missing. */
  is: string | false | null | undefined;
}

const Check = ({ label, is }: CheckProps) => (
  <Row as="li" gap={8} size={13}>
    {is ? <CheckIcon size={16} color="var(--teal)" /> : <MinusIcon size={16} color="var(--text3)" />}
    <Cell as="span">{label}</Cell>
    <Text tone="text3">{is || text.missing}</Text>
  </Row>
);

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
