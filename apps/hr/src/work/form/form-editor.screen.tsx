import { daysAs } from '@toam/contracts/form/form-days';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { changeForm, createForm } from '@toam/contracts/form/form.endpoints';
import { formSchemas, type FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import type { Person } from '@toam/contracts/person';
import { changedFields } from '@toam/domain/record/three-way';
import { explainedActivities } from '@toam/domain/work/day-forms';
import { formKinds, type FormKind, isLeave } from '@toam/domain/work/form-kinds';
import { useLeaveForm } from '@toam/platform/way-back';
import { EditRecord, type Refusal } from '@toam/record-form/edit-record';
import { FormPage, useHasSideColumns } from '@toam/record-form/form-page';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { RefusedState, ScreenState, Stack, toast } from '@toam/ui/core';
import { FormGrid } from '@toam/ui/form';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../paths';
import { FormKindFields } from './form-kind-fields';
import { kindsOnScreen } from './form-kinds';
import { formFieldLabel, formFieldWords } from './form-labels';
import { formScreenText as text } from './form-screen.text';
import { emptyForm, bodyOf, valuesOf, type FormValues } from './form-values';
import { formQueries, type FormTypeLists } from './form.queries';
import { leaveSchema, useLeavePreview, type KnownPreviews } from './leave-check';
import { LeavePreview } from './leave-preview';

/** /form/leave and its sisters: a new form, or `?id=` an own one that still waits. Brief 5, H16. */
export function Component() {
  const segment = useLocation().pathname.split('/').at(-1);
  const kind = formKinds.find((one) => one === segment) ?? formKinds[0]!;
  const { id } = useFormPrefill();
  return id === null ? <NewForm key={kind} kind={kind} /> : <StoredForm key={`${kind}-${id}`} kind={kind} id={id} />;
}

function NewForm({ kind }: { kind: FormKind }) {
  const types = useQuery(formQueries.types());
  const setting = useQuery(formQueries.setting());
  const prefill = useFormPrefill();
  return (
    <ScreenState query={types}>
      {(lists) => (
        <ScreenState query={setting}>
          {({ approver, choices }) => {
            const begin = {
              ...emptyForm,
              ...kindsOnScreen[kind].begin?.(lists),
              user_approve: approver?.id ?? null,
              ...prefilled(kind, prefill),
            };
            return (
              <FormEditor
                key={`${prefill.date}-${prefill.shift}-${prefill.activity}`}
                {...{ kind, lists, begin, approvers: choices }}
                stored={null}
                draftOf={prefill.date}
              />
            );
          }}
        </ScreenState>
      )}
    </ScreenState>
  );
}

function StoredForm({ kind, id }: { kind: FormKind; id: number }) {
  const types = useQuery(formQueries.types());
  const setting = useQuery(formQueries.setting());
  const record = useQuery({ ...formQueries.record(kind, id), staleTime: 0 });
  return (
    <EditRecord
      query={record}
      editable={(stored) => (stored.may_edit ? stored : null)}
      refused={(stored) => (
        <NotToEdit reason={stored.status === 0 ? formText.mayNotChange : formText.decided} isForbidden />
      )}
      unreadable={NotToEdit}
    >
      {(stored) => (
        <ScreenState query={types}>
          {(lists) => (
            <ScreenState query={setting}>
              {({ choices }) => <FormEditor {...{ kind, lists, stored, approvers: choices }} draftOf={id} />}
            </ScreenState>
          )}
        </ScreenState>
      )}
    </EditRecord>
  );
}

const NotToEdit = (refusal: Refusal) => (
  <RefusedState {...refusal}>
    <Link to={paths.forms}>{text.back}</Link>
  </RefusedState>
);

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

/** A form of any kind: its fields, its draft, and for a leave what it takes. Specification 3 §2.4, mockup 21. */
function FormEditor({ kind, lists, approvers, stored, begin, draftOf }: FormEditorProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const back = useLeaveForm(paths.forms);
  const [known] = useState<KnownPreviews>(() => new Map());
  const [schema] = useState(() => (isLeave(kind) ? leaveSchema(kind, known) : formSchemas[kind]));
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
  const checked = useLeavePreview({ form, known, id: stored?.id ?? null, enabled: isLeave(kind) });
  const preview = isLeave(kind) && <LeavePreview {...{ form, checked, lists }} />;
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

/** An absent value is null, which a number would read as 0. */
const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .nullable()
  .catch(null);

/** What a cell of the timesheet puts into a new form. Broken values are ignored. H16. */
const prefillSearch = z.object({
  date: z.iso.date().nullable().catch(null),
  shift: count,
  activity: z.enum(explainedActivities).nullable().catch(null),
  id: count,
});
type FormPrefill = z.output<typeof prefillSearch>;

/** The form to change (`?id=`), or the day, shift and activity of a new one. */
function useFormPrefill(): FormPrefill {
  const [params] = useSearchParams();
  const read = (name: string) => params.get(name);
  return prefillSearch.parse({
    ...{ date: read('date'), shift: read('shift'), activity: read('activity') },
    id: read('id'),
  });
}

/** The day under the kind's own name. */
function prefilled(kind: FormKind, { date, shift, activity }: FormPrefill): Partial<FormValues> {
  return {
    ...(date && daysAs(kind, date, date)),
    ...(shift !== null && { shift }),
    ...(activity && { activity_explanation: activity }),
  };
}
