import type { FieldValues } from 'react-hook-form';
import { FieldError } from '../fields/field-frame';
import { useField, type FieldBinding } from '../fields/use-field';
import { Stack } from '../layout/layout';
import { FileUploader, type FileUploaderProps, type StoredFile } from './file-uploader';
import { ImageOrder } from './image-order';
import { ImageUploader, type ImageUploaderProps } from './image-uploader';
import type { StoredImage } from './stored-image';

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
