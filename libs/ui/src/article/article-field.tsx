import { articleText } from '@toam/contracts/article/article-text.text';
import type { ArticleText } from '@toam/domain/article/article-text';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, labelId, noteId, type FieldLook } from '../fields/field-frame';
import { useField, type FieldBinding } from '../fields/use-field';
import { Row } from '../layout/layout';
import { inPlace } from '../on-demand/on-demand';
import type { ArticleEditorProps } from './article-editor';

const ArticleEditor = inPlace(
  () => import('./article-editor'),
  (failure) => (
    <Row justify="center" minHeight={420} background="surface" border radius={8} size={13} tone="text3">
      {failure ?? articleText.loading}
    </Row>
  ),
);

interface ArticleFieldProps<Values extends FieldValues>
  extends
    FieldBinding<Values, ArticleText | null>,
    FieldLook,
    Pick<ArticleEditorProps, 'images' | 'upload' | 'onPending' | 'placeholder' | 'aside'> {}

/** A field for the text of an article. The editor loads with the first field on screen. C5 */
export function ArticleField<Values extends FieldValues>({
  control,
  name,
  images,
  upload,
  onPending,
  placeholder,
  aside,
  ...look
}: ArticleFieldProps<Values>) {
  const field = useField<Values, ArticleText | null>({ control, name });
  return (
    <FieldFrame id={field.id} error={field.error} group {...look}>
      <ArticleEditor
        id={field.id}
        value={field.value}
        onChange={field.change}
        onBlur={field.leave}
        images={images}
        upload={upload}
        onPending={onPending}
        invalid={field.error !== undefined}
        labelledBy={labelId(field.id)}
        describedBy={noteId(field.id)}
        placeholder={placeholder}
        aside={aside}
        disabled={look.disabled}
      />
    </FieldFrame>
  );
}
