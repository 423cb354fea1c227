import { largestUpload } from '@toam/contracts/media/upload-limits';
import { houseFormText } from './house-form.text';
import { houseLabel } from '@toam/contracts/house/house.text';
import { maxHouseFiles, maxHouseImages } from '@toam/domain/house/house-values';
import { sendDocument, sendImage, sendPaper, turnImage } from '@toam/pickers/media-uploads';
import type { OnFieldPending } from '@toam/record-form/field-uploads';
import { showError } from '@toam/ui/core';
import { FilesField, FormSection, ImagesField, type Control, type OnPending } from '@toam/ui/form';
import { useCallback } from 'react';
import { houseField } from './house-field';
import type { HouseFormValues } from './house-form.values';

export type MediaField = 'internal_image' | 'public_image' | 'files';

interface MediaSectionProps {
  control: Control<HouseFormValues>;
  /** Pictures need a title. */
  withImages: boolean;
  /** Uploads under way and failed ones, per field. */
  onPending: OnFieldPending<MediaField>;
}

/** Pictures inside and outside, which need a title, and documents. Specification 1 §2, §5. */
export function MediaSections({ control, withImages, onPending }: MediaSectionProps) {
  const pendingInternal = useCallback<OnPending>((...counts) => onPending('internal_image', ...counts), [onPending]);
  const pendingPublic = useCallback<OnPending>((...counts) => onPending('public_image', ...counts), [onPending]);
  const pendingFiles = useCallback<OnPending>((...counts) => onPending('files', ...counts), [onPending]);
  const field = houseField(control);
  const images = { rotate: turnImage, onError: showError, most: maxHouseImages };
  return (
    <>
      {withImages && (
        <>
          <FormSection
            id="house-internal-images"
            title={houseLabel.internal_image}
            description={houseFormText.internalImagesNote}
            plain
          >
            <ImagesField {...field('internal_image')} onPending={pendingInternal} upload={sendPaper} {...images} />
          </FormSection>
          <FormSection
            id="house-public-images"
            title={houseLabel.public_image}
            description={houseFormText.publicImagesNote}
            plain
          >
            <ImagesField
              {...field('public_image')}
              onPending={pendingPublic}
              upload={sendImage}
              withCover
              {...images}
            />
          </FormSection>
        </>
      )}
      <FormSection id="house-files" title={houseLabel.files} description={houseFormText.filesNote} plain>
        <FilesField
          {...field('files')}
          upload={sendDocument}
          onPending={pendingFiles}
          largest={largestUpload}
          most={maxHouseFiles}
        />
      </FormSection>
    </>
  );
}
