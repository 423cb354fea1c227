import { blogFormText as text, blogLabel } from '@toam/contracts/texts/blog';
import { blog, blogTypes, type BlogType } from '@toam/domain/blog/blog.record';
import type { ShownImage } from '@toam/domain/record/field';
import { sendImage, turnImage } from '@toam/pickers/media-uploads';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { FormPage } from '@toam/record-form/form-page';
import { Grid, showError, Stack } from '@toam/ui/core';
import { CoverField, SegmentedField, TextField, type Choice, type EntryForm } from '@toam/ui/form';
import { ContentField } from '@toam/pickers/content/content.field';
import { usePictureUploads } from '@toam/pickers/content/use-picture-uploads';
import { blogSchema, type BlogValues } from './blog-form.values';
import { BlogPreview, type PreviewOf } from './blog-preview';

const types = Object.entries(blogTypes).map(([type, label]): Choice<BlogType> => ({ value: Number(type) as BlogType, label })); // prettier-ignore

interface BlogFormProps {
  form: EntryForm<BlogValues>;
  title: string;
  draft: FormDraftControl;
  /** What the card shows besides the values. */
  preview: PreviewOf;
  saving: { isPending: boolean; save: () => void; back: () => void; label: string };
}

/** The fields of news, and beside them the card as the list will show it. Mockup 33b. */
export function BlogForm({ form, title, draft, preview, saving }: BlogFormProps) {
  const { control } = form;
  const uploads = usePictureUploads();
  const save = async () => {
    if (await uploads.maySave()) saving.save();
  };
  return (
    <FormPage
      {...{ form, title, draft }}
      schema={blogSchema}
      saving={{ ...saving, save: () => void save() }}
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
            <TextField
              control={control}
              name="title"
              label={blogLabel.title}
              required
              longest={blog.fields.title.max}
              counted
            />
            <SegmentedField control={control} name="type" label={blogLabel.type} required choices={types} />
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
  );
}
