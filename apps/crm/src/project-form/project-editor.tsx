import { project } from '@toam/domain/project/project.record';
import { drawnNames, FieldsOf } from '@toam/record-form/fields-of';
import { formOf } from '@toam/record-form/form-of';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { changeProject, createProject, type ProjectDetail } from '@toam/contracts/project/project.endpoints';
import { useLeaveForm } from '@toam/platform/way-back';
import { FormPage } from '@toam/record-form/form-page';
import { fromDifference } from '@toam/record-form/from-difference';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { confirm, toast, Card, Row, Stack, Text, showError } from '@toam/ui/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePictureUploads, type PictureUploads } from '@toam/pickers/content/use-picture-uploads';
import { articleToPlain } from '@toam/domain/article/article-text';
import { cutText } from '@toam/domain/cut-text';
import { useWatch, type Control, FormSection, ImagesField } from '@toam/ui/form';
import { EyeIcon } from '@toam/ui/icons';
import { projectLabel } from '@toam/contracts/project/project.text';
import type { ShownImage } from '@toam/domain/record/field';
import { sendImage, turnImage } from '@toam/pickers/media-uploads';
import { ContentField } from '@toam/pickers/content/content.field';
import { projectFormText as text } from '../project/project-screens.text';
import { paths } from '../paths';
import { projectQueries } from '../project/project.queries';
import { PictureStrip } from '../project/picture-strip';

/** A project of the old list has neither text nor pictures. It can be renamed before somebody describes it. */
const projectForm = formOf(project, [...drawnNames(project), 'images', 'content'], {
  mayLack: ['images', 'content'],
});
type ProjectValues = typeof projectForm.empty;

/** An address like 'Đường, Phường XXX, Huyện/TP' has this many parts. */
const addressParts = 3;

/** Whether an address is there, but not in the wanted form. The API takes any. Brief 4 §1 */
export function lacksAddressParts(address: string): boolean {
  const parts = address.split(',').filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.length < addressParts;
}

interface Saved {
  project: ProjectDetail;
  message: string;
}

/** Characters of the text that may show in three lines. */
const excerpt = 240;

/** The project's card as it will be, with the beginning of its text. It follows what is typed. */
function ProjectPreview({ control, id }: { control: Control<ProjectValues>; id: number }) {
  const [images, name, address, descriptions, content] = useWatch({
    control,
    name: ['images', 'name', 'address', 'descriptions', 'content'],
  });
  const words = descriptions.trim() || cutText(articleToPlain(content), excerpt);
  return (
    <Stack gap={10}>
      <Row gap={6} size={13} tone="text2">
        <EyeIcon size={16} />
        <Text as="h2" size={13} weight={500}>
          {text.preview}
        </Text>
      </Row>
      <Card as="article" gap={8} aria-label={text.preview}>
        <PictureStrip id={id} images={images} count={images.length} />
        <Stack gap={2}>
          <Text size={14} weight={600} lines={2} breaks tone={name.trim() ? 'text' : 'text3'}>
            {name.trim() || text.noName}
          </Text>
          <Text size={12} tone={address.trim() ? 'text2' : 'text3'} lines={2} breaks>
            {address.trim() || text.noAddress}
          </Text>
        </Stack>
        {words && (
          <Text size={13} tone="text2" lines={3} breaks>
            {words}
          </Text>
        )}
      </Card>
      <Text size={12} tone="text3">
        {text.previewNote}
      </Text>
    </Stack>
  );
}

interface ProjectFieldsProps {
  control: Control<ProjectValues>;
  uploads: PictureUploads;
  needsContent: boolean;
}

/** Pictures, what the project is called and where it is, and its text. */
const ProjectFields = ({ control, uploads, needsContent }: ProjectFieldsProps) => (
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

/** The form of a new or a stored project, with its draft. @param stored null: a new one */
export function ProjectEditor({ stored }: { stored: ProjectDetail | null }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const uploads = usePictureUploads();
  const { valuesOf, merging } = projectForm;
  const [schema] = useState(() => projectForm.schemaFor(stored && valuesOf(stored)));
  const back = useLeaveForm(stored ? paths.project(stored.id) : paths.projects);
  const { form, draft, saving, conflict } = useRecordEditor<ProjectValues, ProjectDetail, Saved>({
    name: draftNameOf('project', stored?.id ?? null),
    ...{ schema, valuesOf, merging },
    begin: projectForm.begin(stored),
    send: async (edit, once) => {
      if (!stored) return call(createProject, { body: projectForm.newBody(edit.after), ...once });
      const fields = projectForm.changeBody(edit);
      const body = fields && { ...fields, project_id: stored.id, version: edit.version };
      return body && { project: await call(changeProject, { body, ...once }), message: text.updated };
    },
    onSaved: (saved) => {
      void queries.invalidateQueries({ queryKey: projectQueries.all });
      if (saved) toast.success(saved.message);
      if (saved && !stored) void navigate(paths.project(saved.project.id), { replace: true });
      else back();
    },
  });
  const save = async () => {
    if (!(await uploads.maySave())) return;
    const lacks = lacksAddressParts(form.getValues('address'));
    if (lacks && !(await confirm({ title: text.addAddress, description: text.addAddressNote }))) return;
    saving.save();
  };
  return (
    <>
      <FormPage
        {...{ form, draft, schema }}
        title={stored ? text.editTitle : text.createTitle}
        saving={{
          isPending: saving.isPending,
          save: () => void save(),
          back,
          label: stored ? text.update : text.create,
        }}
        uploading={uploads.uploading}
        aside={{
          label: text.preview,
          content: <ProjectPreview control={form.control} id={stored?.id ?? 0} />,
          width: 328,
        }}
      >
        <ProjectFields control={form.control} uploads={uploads} needsContent={stored?.content !== null} />
      </FormPage>
      <RecordConflictDialog
        conflict={conflict}
        labels={projectForm.labels}
        words={projectForm.wordsOf}
        compare={fromDifference}
      />
    </>
  );
}
