import type { Image, Rotation } from '@toam/contracts/media/image.schema';
import { staffFormText as text } from './staff-form.text';
import { staffLabel } from '@toam/contracts/user/user.text';
import type { PictureColumn } from '@toam/domain/staff/staff-columns';
import { sendImage, sendPaper, turnImage } from '@toam/pickers/media-uploads';
import type { OnFieldPending } from '@toam/record-form/field-uploads';
import { Grid, Row, showError, Stack, Text } from '@toam/ui/core';
import {
  AvatarUploader,
  FieldError,
  FieldLabel,
  FormSection,
  ImagesField,
  type OnPending,
  useField,
  useWatch,
} from '@toam/ui/form';
import { useCallback } from 'react';
import * as css from './staff-form.module.css';
import type { StaffFormValues } from './staff-form.values';
import { useStaffField, useStaffForm } from './staff-form.context';

const turn = (image: Image, rotation: Rotation): Promise<Image> => turnImage(image, rotation);

interface PapersSectionProps {
  onPending: OnFieldPending<PictureColumn>;
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
      <Grid columns={[3, 2]} gap={16} rowGap={14} top={16}>
        <Paper name="front_id_file" label={text.frontId} onPending={onPending} />
        <Paper name="back_id_file" label={text.backId} onPending={onPending} />
        <Paper name="certificate" label={staffLabel.certificate} onPending={onPending} />
      </Grid>
    )}
  </FormSection>
);

/** @param isTitled the section's title already names it */
function Portrait({ onPending, isTitled }: { onPending: OnFieldPending<PictureColumn>; isTitled: boolean }) {
  const { control, disabled, label } = useStaffField()('profile_picture');
  const field = useField<StaffFormValues, Image[]>({ control, name: 'profile_picture' });
  const pending = useCallback<OnPending>((...counts) => onPending('profile_picture', ...counts), [onPending]);
  return (
    <Row gap={16} data-field={field.id}>
      {disabled ? (
        <StoredPictures name="profile_picture" isFace />
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
        {!isTitled && (
          <Text as="strong" size={13} weight={500}>
            {label}
          </Text>
        )}
        <Text as="p" size={12} tone="text3">
          {text.portraitNote}
        </Text>
        {field.error && <FieldError>{field.error}</FieldError>}
      </div>
    </Row>
  );
}

interface PaperProps {
  name: Exclude<PictureColumn, 'profile_picture'>;
  label: string;
  onPending: OnFieldPending<PictureColumn>;
}

/** One picture with its label above, like other fields. */
function Paper({ name, label, onPending }: PaperProps) {
  const { control, disabled, required } = useStaffField()(name);
  const pending = useCallback<OnPending>((...counts) => onPending(name, ...counts), [onPending, name]);
  return (
    <Stack gap={4}>
      <FieldLabel required={required}>{label}</FieldLabel>
      {disabled ? (
        <StoredPictures name={name} />
      ) : (
        <ImagesField
          control={control}
          name={name}
          label={label}
          upload={sendPaper}
          rotate={turn}
          onError={showError}
          onPending={pending}
          single
        />
      )}
    </Stack>
  );
}

/** For viewers who may not change it. */
function StoredPictures({ name, isFace }: { name: PictureColumn; isFace?: boolean }) {
  const { form } = useStaffForm();
  const images = useWatch({ control: form.control, name });
  const [image] = images;
  if (!image)
    return (
      <Text as="p" size={13} tone="text3">
        {text.noFile}
      </Text>
    );
  const frame = isFace
    ? ({ width: 64, height: 64, radius: 'circle' } as const)
    : ({ width: '100%', radius: 8 } as const);
  return (
    <a href={image.main} target="_blank" rel="noreferrer">
      <Text
        as="img"
        {...frame}
        background="fill"
        border
        className={isFace ? css.face : css.paper}
        src={image.thumbnail}
        alt={staffLabel[name]}
      />
    </a>
  );
}
