import { projectLabel } from '@toam/contracts/project/project.text';
import { projectFormText as text } from '../project/project-screens.text';
import { project } from '@toam/domain/project/project.record';
import type { ShownImage } from '@toam/domain/record/field';
import { sendImage, turnImage } from '@toam/pickers/media-uploads';
import { showError } from '@toam/ui/core';
import { FormSection, ImagesField, type Control } from '@toam/ui/form';
import { FieldsOf } from '@toam/record-form/fields-of';
import { ContentField } from '@toam/pickers/content/content.field';
import type { PictureUploads } from '@toam/pickers/content/use-picture-uploads';
import type { ProjectValues } from './project-form.values';

interface ProjectFieldsProps {
  control: Control<ProjectValues>;
  uploads: PictureUploads;
  needsContent: boolean;
}

/** Pictures, what the project is called and where it is, and its text. */
export const ProjectFields = ({ control, uploads, needsContent }: ProjectFieldsProps) => (
  <>
    <FormSection id="project-images" title={projectLabel.images} description={text.imagesNote} plain>
      <ImagesField<ProjectValues, ShownImage>
        control={control}
        name="images"
        label={projectLabel.images}
        upload={sendImage}
        rotate={turnImage}
        onError={showError}
        onPending={uploads.onImages}
        most={project.fields.images.max}
        withCover
      />
    </FormSection>
    <FormSection id="project-about" title={text.about}>
      <FieldsOf
        record={project}
        control={control}
        looks={{
          name: { counted: true },
          address: { placeholder: text.addressPlaceholder },
          key_word: { placeholder: text.keyWordPlaceholder, counted: true },
        }}
        span={4}
      />
    </FormSection>
    <FormSection id="project-content" title={projectLabel.content} plain>
      <ContentField
        control={control}
        name="content"
        images="content_images"
        label={projectLabel.content}
        uploads={uploads}
        required={needsContent}
      />
    </FormSection>
  </>
);
