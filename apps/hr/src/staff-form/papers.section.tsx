import type { Image, Rotation } from '@toam/contracts/media/image.schema';
import { staffFormText as text } from '@toam/contracts/texts/staff-form';
import { staffLabel } from '@toam/contracts/texts/user';
import type { PictureColumn } from '@toam/domain/staff/staff-columns';
import { sendImage, turnImage } from '@toam/pickers/media-uploads';
import { showError } from '@toam/ui/core';
import { AvatarUploader, FormSection, ImagesField, useField, useWatch } from '@toam/ui/form';
import { useCallback } from 'react';
import type { StaffFormValues } from './staff-form.values';
import { useStaffField, useStaffScene } from './staff-scene';

type OnPending = (field: PictureColumn, count: number) => void;

const turn = (image: Image, rotation: Rotation): Promise<Image> => turnImage(image, rotation);

interface PapersSectionProps {
  /** How many pictures of each field are still uploading. */
  onPending: OnPending;
  /** An account outside the hierarchy only has a portrait. D28. */
  isOther: boolean;
}

/** Portrait, both sides of the ID card and the certificate. First, because pictures are stored before the record. Specification 2 §5. */
export const PapersSection = ({ onPending, isOther }: PapersSectionProps) => (
  <FormSection
    id="staff-papers"
    title={isOther ? staffLabel.profile_picture : text.papersSection}
    description={isOther ? undefined : text.papersNote}
    plain
  >
    <Portrait onPending={onPending} isTitled={isOther} />
    {!isOther && (
      <div className="staff-papers">
        <Paper name="front_id_file" label={text.frontId} onPending={onPending} />
        <Paper name="back_id_file" label={text.backId} onPending={onPending} />
        <Paper name="certificate" label={staffLabel.certificate} onPending={onPending} />
      </div>
    )}
  </FormSection>
);

/** @param isTitled the section's title already names it */
function Portrait({ onPending, isTitled }: { onPending: OnPending; isTitled: boolean }) {
  const { control, disabled, label } = useStaffField()('profile_picture');
  const field = useField<StaffFormValues, Image[]>({ control, name: 'profile_picture' });
  const pending = useCallback((count: number) => onPending('profile_picture', count), [onPending]);
  return (
    <div className="staff-portrait" data-field={field.id}>
      {disabled ? (
        <StoredPictures name="profile_picture" />
      ) : (
        <AvatarUploader<Image>
          label={label}
          value={field.value[0] ?? null}
          onChange={(image) => field.change(image ? [image] : [])}
          upload={sendImage}
          rotate={turn}
          onError={showError}
          onPending={pending}
        />
      )}
      <div>
        {!isTitled && <strong>{label}</strong>}
        <p>{text.portraitNote}</p>
        {field.error && (
          <div className="ta-field-error" role="alert">
            {field.error}
          </div>
        )}
      </div>
    </div>
  );
}

interface PaperProps {
  name: Exclude<PictureColumn, 'profile_picture'>;
  label: string;
  onPending: OnPending;
}

/** One picture with its label above, like other fields. */
function Paper({ name, label, onPending }: PaperProps) {
  const { control, disabled, required } = useStaffField()(name);
  const pending = useCallback((count: number) => onPending(name, count), [onPending, name]);
  return (
    <div>
      <span className="ta-field-label">
        {label}
        {required && (
          <span className="ta-field-required" aria-hidden>
            *
          </span>
        )}
      </span>
      {disabled ? (
        <StoredPictures name={name} />
      ) : (
        <ImagesField
          control={control}
          name={name}
          label={label}
          upload={sendImage}
          rotate={turn}
          onError={showError}
          onPending={pending}
          single
        />
      )}
    </div>
  );
}

/** For viewers who may not change it. */
function StoredPictures({ name }: { name: PictureColumn }) {
  const { form } = useStaffScene();
  const images = useWatch({ control: form.control, name });
  const [image] = images;
  if (!image) return <p className="staff-none">{text.noFile}</p>;
  return (
    <a className="staff-picture" href={image.main} target="_blank" rel="noreferrer">
      <img src={image.thumbnail} alt={staffLabel[name]} />
    </a>
  );
}
