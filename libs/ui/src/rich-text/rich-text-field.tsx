import { richTextText } from '@toam/contracts/texts/rich-text';
import type { RichText } from '@toam/domain/rich-text';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, labelId, noteId, type FieldLook } from '../fields/field-frame';
import { Row } from '../layout/layout';
import { inPlace } from '../on-demand/on-demand';
import { useField, type FieldBinding } from '../fields/use-field';

const RichTextEditor = inPlace(
  () => import('./rich-text-editor'),
  (failure) => (
    <Row justify="center" minHeight={118} background="surface" border radius={6} size={13} tone="text3">
      {failure ?? richTextText.loading}
    </Row>
  ),
);

interface RichTextFieldProps<Values extends FieldValues> extends FieldBinding<Values, RichText | null>, FieldLook {
  placeholder?: string;
  /** On the right of the toolbar: who will see this text. */
  aside?: string;
}

/** A field for text with emphasis, lists and links. The editor loads with the first field on screen. */
export function RichTextField<Values extends FieldValues>({
  control,
  name,
  placeholder,
  aside,
  ...look
}: RichTextFieldProps<Values>) {
  const field = useField<Values, RichText | null>({ control, name });
  return (
    <FieldFrame id={field.id} error={field.error} group {...look}>
      <RichTextEditor
        id={field.id}
        value={field.value}
        onChange={field.change}
        onBlur={field.leave}
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
