import type { Rotation } from '@toam/contracts/media/image.schema';
import { pickerText } from '@toam/contracts/texts/picker';
import { showError } from '@toam/ui/core';
import { AvatarUploader, FieldError, useField, type Control, type OnPending } from '@toam/ui/form';
import type { CustomerPicture, CustomerValues } from './customer.values';
import { sendImage, turnImage } from '@toam/pickers/media-uploads';

const turn = (picture: CustomerPicture, rotation: Rotation): Promise<CustomerPicture> => turnImage(picture, rotation);

interface CustomerPictureProps {
  control: Control<CustomerValues>;
  onPending: OnPending;
}

/** A customer's picture; it is stored before the customer's record. Specification 2 §7. */
export function CustomerPictureField({ control, onPending }: CustomerPictureProps) {
  const field = useField<CustomerValues, CustomerValues['image']>({ control, name: 'image' });
  return (
    <div data-field={field.id}>
      <AvatarUploader<CustomerPicture>
        label={pickerText.avatar}
        value={field.value}
        onChange={field.change}
        upload={sendImage}
        rotate={turn}
        onError={showError}
        onPending={onPending}
      />
      {field.error && <FieldError>{field.error}</FieldError>}
    </div>
  );
}
