import { projectFormText as text } from '../project/project-screens.text';
import { articleToPlain } from '@toam/domain/article/article-text';
import { cutText } from '@toam/domain/cut-text';
import { Card, Row, Stack, Text } from '@toam/ui/core';
import { useWatch, type Control } from '@toam/ui/form';
import { EyeIcon } from '@toam/ui/icons';
import { PictureStrip } from '../project/picture-strip';
import type { ProjectValues } from './project-form.values';

/** Characters of the text that may show in three lines. */
const excerpt = 240;

/** The project's card as it will be, with the beginning of its text. It follows what is typed. */
export function ProjectPreview({ control, id }: { control: Control<ProjectValues>; id: number }) {
  const [images, name, address, descriptions, content] = useWatch({
    control,
    name: ['images', 'name', 'address', 'descriptions', 'content'],
  });
  const words = descriptions.trim() || cutText(articleToPlain(content), excerpt);
  return (
    <Stack gap={10}>
      <Row gap={6} size={13} tone="text2">
        <EyeIcon size={16} />
        <Text as="h2" size={13} weight={500}>
          {text.preview}
        </Text>
      </Row>
      <Card as="article" gap={8} aria-label={text.preview}>
        <PictureStrip id={id} images={images} count={images.length} />
        <Stack gap={2}>
          <Text size={14} weight={600} lines={2} breaks tone={name.trim() ? 'text' : 'text3'}>
            {name.trim() || text.noName}
          </Text>
          <Text size={12} tone={address.trim() ? 'text2' : 'text3'} lines={2} breaks>
            {address.trim() || text.noAddress}
          </Text>
        </Stack>
        {words && (
          <Text size={13} tone="text2" lines={3} breaks>
            {words}
          </Text>
        )}
      </Card>
      <Text size={12} tone="text3">
        {text.previewNote}
      </Text>
    </Stack>
  );
}
