import type { Image, Rotation } from '@toam/contracts/media/image.schema';
import { accountText as text } from '@toam/contracts/user/profile.text';
import { sendPaper, turnImage } from '@toam/pickers/media-uploads';
import { Grid, showError, Stack } from '@toam/ui/core';
import { FieldLabel, FormSection, ImagesField } from '@toam/ui/form';
import { useCallback } from 'react';
import { fieldOf, type AccountParts } from './account-parts';
import { paperFields } from './account.values';

type Paper = (typeof paperFields)[number];

interface PapersSectionProps {
  parts: AccountParts;
  /** How many pictures of each field are still uploading. */
  onPending: (field: string, count: number) => void;
}

/** Both sides of the ID card and the certificate. Specification 2 §3. */
export const PapersSection = ({ parts, onPending }: PapersSectionProps) => (
  <FormSection id="account-papers" title={text.papers} description={text.papersNote} plain>
    <Grid columns={3} gap={16} phone="stack">
      {paperFields.map((name) => (
        <PaperField key={name} {...{ parts, name, onPending }} />
      ))}
    </Grid>
  </FormSection>
);

function PaperField({ parts, name, onPending }: PapersSectionProps & { name: Paper }) {
  const { control, label, required } = fieldOf(parts)(name);
  const pending = useCallback((count: number) => onPending(name, count), [onPending, name]);
  return (
    <Stack gap={4}>
      <FieldLabel required={required}>{label}</FieldLabel>
      <ImagesField
        {...{ control, name, label, onPending: pending }}
        upload={sendPaper}
        rotate={(image: Image, rotation: Rotation) => turnImage(image, rotation)}
        onError={showError}
        single
      />
    </Stack>
  );
}
