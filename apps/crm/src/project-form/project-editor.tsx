import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { changeProject, createProject, type ProjectDetail } from '@toam/contracts/project/project.endpoints';
import { projectFormText as text } from '../project/project-screens.text';
import { useLeaveForm } from '@toam/platform/way-back';
import { FormPage } from '@toam/record-form/form-page';
import { fromDifference } from '@toam/record-form/from-difference';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { confirm, toast } from '@toam/ui/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePictureUploads } from '@toam/pickers/content/use-picture-uploads';
import { paths } from '../paths';
import { projectQueries } from '../project/project.queries';
import { lacksAddressParts, projectForm, type ProjectValues } from './project-form.values';
import { ProjectFields } from './project-fields';
import { ProjectPreview } from './project-preview';

interface Saved {
  project: ProjectDetail;
  message: string;
}

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
