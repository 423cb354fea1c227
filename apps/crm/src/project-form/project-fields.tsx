import { projectLabel } from '@toam/contracts/texts/project';
import { projectFormText as text } from '@toam/contracts/texts/project-screens';
import { project } from '@toam/domain/project/project.record';
import type { ShownImage } from '@toam/domain/record/field';
import { sendImage, turnImage } from '@toam/pickers/media-uploads';
import { showError } from '@toam/ui/core';
import { FormSection, ImagesField, TextArea, TextField, type Control } from '@toam/ui/form';
import { ContentField } from '@toam/pickers/content/content.field';
import type { PictureUploads } from '@toam/pickers/content/use-picture-uploads';
import type { ProjectValues } from './project-form.values';

const { name, address, descriptions, key_word, images } = project.fields;

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
        most={images.max}
        withCover
      />
    </FormSection>
    <FormSection id="project-about" title={text.about}>
      <TextField control={control} name="name" label={name.label} longest={name.max} required counted span={4} />
      <TextField
        control={control}
        name="address"
        label={address.label}
        longest={address.max}
        placeholder={text.addressPlaceholder}
        span={4}
      />
      <TextArea control={control} name="descriptions" label={descriptions.label} longest={descriptions.max} span={4} />
      <TextField
        control={control}
        name="key_word"
        label={key_word.label}
        longest={key_word.max}
        placeholder={text.keyWordPlaceholder}
        counted
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
