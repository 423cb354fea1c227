import { readDegrees, readPoint, writeDegrees, type GeoPoint } from '@toam/domain/map/geo';
import type { FieldValues } from 'react-hook-form';
import { Text } from '../layout/layout';
import type { FieldLook } from './field-frame';
import { LineField } from './line-field';
import { type Typed, useTypedText } from './typed-text';
import { useField, type FieldBinding } from './use-field';

interface CoordinateFieldProps<Values extends FieldValues> extends FieldBinding<Values, number | null>, FieldLook {
  placeholder?: string;
  /** Called when a whole pair is pasted: map sites copy both numbers at once. */
  onPair: (point: GeoPoint) => void;
}

/**
 * Latitude or longitude in degrees, with a decimal point or comma. The form holds null for an empty field and NaN for
 * an unreadable one, which the schema refuses.
 */
export function CoordinateField<Values extends FieldValues>({
  control,
  name,
  onPair,
  placeholder,
  ...look
}: CoordinateFieldProps<Values>) {
  const field = useField<Values, number | null>({ control, name });
  const [typed, setTyped] = useTypedText<Typed>(control, name, { text: '', value: null });
  // Keep the typed text while it means the form's value. When the pin moves, write the new value.
  const written = field.value === null || Number.isNaN(field.value) ? '' : writeDegrees(field.value);
  const text = Object.is(typed.value, field.value) ? typed.text : written;

  const type = (entered: string) => {
    const point = readPoint(entered);
    if (point) return onPair(point);
    const value = entered.trim() === '' ? null : (readDegrees(entered) ?? Number.NaN);
    setTyped({ text: entered, value });
    field.change(value);
  };
  return (
    <LineField
      {...{ field, look, text, placeholder }}
      onText={type}
      inputMode="decimal"
      suffix={
        <Text size={13} tone="text3">
          °
        </Text>
      }
    />
  );
}
