import type { FieldValues } from 'react-hook-form';
import { useField, type FieldBinding } from '../fields/use-field';
import { FileUploader, type FileUploaderProps, type StoredFile } from './file-uploader';
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
    <>
      <ImageUploader<Image> {...props} id={field.id} value={field.value} onChange={field.change} />
      <FieldError error={field.error} />
    </>
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
    <>
      <FileUploader<Document> {...props} id={field.id} value={field.value} onChange={field.change} />
      <FieldError error={field.error} />
    </>
  );
}

const FieldError = ({ error }: { error: string | undefined }) =>
  error && (
    <div className="ta-field-error" role="alert">
      {error}
    </div>
  );
