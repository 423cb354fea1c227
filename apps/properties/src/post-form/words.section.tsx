import { postFormText as text } from '../post/post-form.text';
import type { ShownImage } from '@toam/domain/record/field';
import { Button, Row, Stack, Text } from '@toam/ui/core';
import { ImageOrderField, TextArea, TextField, useWatch, type EntryForm } from '@toam/ui/form';
import { beginPost, type PostStart, type PostValues } from './post-form.values';

/** What both portals take at most; the rules of each say more (portal-rules.ts). */
const longest = { title: 99, text: 3000, address: 260 };

/** Title, text, address and pictures of this post alone. The house keeps its own. */
export function WordsSection({ form, start }: { form: EntryForm<PostValues>; start: PostStart }) {
  const { control, setValue } = form;
  const images = useWatch({ control, name: 'images' });
  const own = beginPost(start).images;
  return (
    <Stack gap={12}>
      <Stack>
        <Text as="h2" size={14} weight={600}>
          {text.words}
        </Text>
        <Text as="p" size={12} tone="text2">
          {text.wordsNote}
        </Text>
      </Stack>
      <TextArea control={control} name="title" label={text.postTitle} longest={longest.title} rows={2} required />
      <TextArea control={control} name="text" label={text.text} longest={longest.text} rows={7} required />
      <TextField control={control} name="address_post" label={text.address} longest={longest.address} required />
      <Stack gap={6}>
        <Row justify="between" gap={8}>
          <Text size={13} tone="text2">
            {text.images}
          </Text>
          <Text size={12} tone="text2" role="status">
            {text.imageCount(images.length)}
          </Text>
        </Row>
        <ImageOrderField<PostValues, ShownImage> control={control} name="images" label={text.images} />
        <Text size={12} tone="text2">
          {own.length === 0 ? text.noImages : text.imagesNote}
        </Text>
        {images.length < own.length && (
          <Row>
            <Button
              size="small"
              onClick={() => setValue('images', own, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
            >
              {text.allImages}
            </Button>
          </Row>
        )}
      </Stack>
    </Stack>
  );
}
