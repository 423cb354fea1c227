import type { FieldValues } from 'react-hook-form';
import { DndContext } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useState } from 'react';
import { FieldError } from '../fields/field-frame';
import { useField, type FieldBinding } from '../fields/use-field';
import { Stack, Grid } from '../layout/layout';
import { FileUploader, type FileUploaderProps, type StoredFile } from './file-uploader';
import { ImageUploader, type ImageUploaderProps } from './image-uploader';
import type { StoredImage } from './stored-image';
import { Lightbox } from '../lightbox/lightbox';
import * as css from './image-tile.module.css';
import { ImageTile } from './image-tile';
import { sortingAnnouncements, useSortingSensors } from './sorting';
import { storedEntry } from './upload-queue';

type Bound = 'id' | 'value' | 'onChange';

/** Pictures as a form field. Its value is the stored pictures in order. */
export function ImagesField<Values extends FieldValues, Image extends StoredImage>({
  control,
  name,
  ...props
}: FieldBinding<Values, Image[]> & Omit<ImageUploaderProps<Image>, Bound>) {
  const field = useField<Values, Image[]>({ control, name });
  return (
    <Stack gap={4}>
      <ImageUploader<Image> {...props} id={field.id} value={field.value} onChange={field.change} />
      {field.error && <FieldError>{field.error}</FieldError>}
    </Stack>
  );
}

interface ImageOrderProps<Image extends StoredImage> {
  label: string;
  value: Image[];
  onChange: (images: Image[]) => void;
}

/** Pictures of a record that something else shows in its own order: reorder, choose the cover, leave out. Nothing is stored or deleted. */
function ImageOrder<Image extends StoredImage>({ label, value, onChange }: ImageOrderProps<Image>) {
  const [openId, setOpenId] = useState<number | null>(null);
  const sensors = useSortingSensors();
  const entries = value.map((image) => storedEntry(image));
  const keys = entries.map(({ key }) => key);
  const move = (from: number, to: number) => from !== -1 && to !== -1 && onChange(arrayMove(value, from, to));
  return (
    <>
      <DndContext
        sensors={sensors}
        onDragEnd={({ active, over }) => over && move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))}
        accessibility={sortingAnnouncements(new Map(entries.map(({ key, name }) => [key, name])))}
      >
        <SortableContext items={keys} strategy={rectSortingStrategy}>
          <Grid as="ul" className={css.tiles} gap={8} aria-label={label}>
            {entries.map((entry, at) => (
              <ImageTile
                key={entry.key}
                entry={entry}
                cover={at === 0}
                turning={false}
                onCover={at > 0 ? () => move(at, 0) : undefined}
                onOpen={({ id }) => setOpenId(id)}
                onRemove={() => onChange(value.filter((_, place) => place !== at))}
                onRetry={() => undefined}
              />
            ))}
          </Grid>
        </SortableContext>
      </DndContext>
      {openId !== null && <Lightbox images={value} openId={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}

/** Which stored pictures, and in which order, as a form field. */
export function ImageOrderField<Values extends FieldValues, Image extends StoredImage>({
  control,
  name,
  label,
}: FieldBinding<Values, Image[]> & { label: string }) {
  const field = useField<Values, Image[]>({ control, name });
  return (
    <Stack gap={4} data-field={field.id}>
      <ImageOrder<Image> label={label} value={field.value} onChange={field.change} />
      {field.error && <FieldError>{field.error}</FieldError>}
    </Stack>
  );
}

/** Documents as a form field. */
export function FilesField<Values extends FieldValues, Document extends StoredFile>({
  control,
  name,
  ...props
}: FieldBinding<Values, Document[]> & Omit<FileUploaderProps<Document>, Bound>) {
  const field = useField<Values, Document[]>({ control, name });
  return (
    <Stack gap={4}>
      <FileUploader<Document> {...props} id={field.id} value={field.value} onChange={field.change} />
      {field.error && <FieldError>{field.error}</FieldError>}
    </Stack>
  );
}
