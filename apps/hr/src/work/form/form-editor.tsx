import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { changeForm, createForm } from '@toam/contracts/form/form.endpoints';
import type { FormRow } from '@toam/contracts/form/form.schema';
import type { Person } from '@toam/contracts/person';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from './form-screen.text';
import type { FormKind } from '@toam/domain/work/day-forms';
import { changedFields } from '@toam/domain/record/three-way';
import { useLeaveForm } from '@toam/platform/way-back';
import { FormPage, useHasSideColumns } from '@toam/record-form/form-page';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { Stack, toast } from '@toam/ui/core';
import { FormGrid } from '@toam/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { FormKindFields } from './form-kind-fields';
import { formFieldLabel, formFieldWords } from './form-labels';
import { formQueries } from './form.queries';
import type { FormTypeLists } from './form-type-lists';
import { bodyOf, formSchemas, valuesOf, type FormValues } from './form-values';
import { leaveSchema, useLeavePreview, type KnownPreviews } from './leave-check';
import { LeavePreview } from './leave-preview';

interface FormEditorProps {
  kind: FormKind;
  lists: FormTypeLists;
  approvers: readonly Person[];
  /** The form to change; null sends a new one. */
  stored: FormRow | null;
  /** The values of a new form. */
  begin?: FormValues;
  /** Names the draft: the form's id, or the day of a new one that a cell has prefilled. */
  draftOf: number | string | null;
}

/** One of the five forms: its fields, its draft, and for a leave what it takes. Specification 3 §2.4, mockup 21. */
export function FormEditor({ kind, lists, approvers, stored, begin, draftOf }: FormEditorProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const back = useLeaveForm(paths.forms);
  const [known] = useState<KnownPreviews>(() => new Map());
  const [schema] = useState(() => (kind === 'leave' ? leaveSchema(known) : formSchemas[kind]));
  const { form, draft, saving, conflict } = useRecordEditor<FormValues, FormRow, FormRow>({
    name: draftNameOf(`form-${kind}`, draftOf),
    schema,
    begin: stored ? { version: stored.version, values: valuesOf(stored) } : { version: 0, values: begin! },
    valuesOf,
    send: ({ version, before, after }, once) => {
      const params = { type: kind };
      if (!stored) return call(createForm, { params, body: bodyOf(kind, after), ...once });
      if (changedFields(before, after).length === 0) return null;
      return call(changeForm, { params, body: { ...bodyOf(kind, after), id: stored.id, version }, ...once });
    },
    onSaved: (saved) => {
      void queries.invalidateQueries({ queryKey: formQueries.all });
      if (saved) toast.success(stored ? formText.changed : formText.made);
      if (stored) back();
      else void navigate(saved ? paths.formOf(saved.id) : paths.forms, { replace: true });
    },
  });
  const isWide = useHasSideColumns();
  const checked = useLeavePreview({ form, known, id: stored?.id ?? null, enabled: kind === 'leave' });
  const preview = kind === 'leave' && <LeavePreview {...{ form, checked, lists }} />;
  return (
    <>
      <FormPage
        {...{ form, schema, draft }}
        title={stored ? text.editTitle(kind) : text.newTitle(kind)}
        saving={{
          isPending: saving.isPending,
          save: () => saving.save(),
          back,
          label: stored ? text.save : text.send,
        }}
        {...(preview && isWide && { aside: { label: text.preview, content: preview, width: 380 } })}
      >
        <Stack padY={20}>
          <FormGrid>
            <FormKindFields {...{ kind, form, lists, approvers }} between={isWide ? null : preview} />
          </FormGrid>
        </Stack>
      </FormPage>
      <RecordConflictDialog conflict={conflict} labels={formFieldLabel} words={formFieldWords({ lists, approvers })} />
    </>
  );
}
