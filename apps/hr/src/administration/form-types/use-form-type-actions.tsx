import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { changeFormType, removeFormType, createFormType } from '@toam/contracts/form-type/form-type.endpoints';
import { type CountedFormType, formTypeFields, type FormType } from '@toam/contracts/form-type/form-type.schema';
import { formTypeText as text } from '@toam/contracts/form-type/form-type.text';
import { type FormTypeKind, isFixedFormType } from '@toam/domain/form-types';
import { DialogForm } from '@toam/record-form/dialog-form';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { confirm, showError, toast, Grid, Stack, Text } from '@toam/ui/core';
import { CheckboxField, ClockField, DateField, goToField, NumberField, TextField, type Control } from '@toam/ui/form';
import { useState, type ReactNode } from 'react';
import { formTypeQueries } from './form-type.queries';
import { bodyOf, formTypeFieldLabel, formTypeWords, noValues, valuesOf, type FormTypeValues } from './form-type.values';

/** Actions on an entry of one kind. */
export interface FormTypeActions {
  add: () => void;
  edit: (entry: CountedFormType) => void;
  /** Deletes the entry, or switches it off if records use it. Both can be undone. */
  remove: (entry: CountedFormType) => void;
  activate: (entry: CountedFormType) => void;
  move: (entry: CountedFormType, step: 'up' | 'down') => void;
}

type Change = { active?: boolean; restore?: true; move?: 'up' | 'down' };

/** The actions of a kind, and the dialog that creates or changes an entry. */
export function useFormTypeActions(kind: FormTypeKind): { actions: FormTypeActions; dialog: ReactNode } {
  const queries = useQueryClient();
  const [edited, setEdited] = useState<CountedFormType | 'new' | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: formTypeQueries.all });
  const change = async ({ id }: CountedFormType, body: Change) => {
    await call(changeFormType, { params: { type: kind }, body: { id, ...body } });
    await refresh();
  };
  const switchOff = async (entry: CountedFormType) => {
    await change(entry, { active: false });
    toast.undo(text.deactivated(entry.name), () => change(entry, { active: true }));
  };
  const removeNow = async (entry: CountedFormType) => {
    const { outcome } = await call(removeFormType, { params: { type: kind }, body: { id: entry.id } });
    // records may use it by now: the answer says what the API did
    if (outcome === 'deleted') toast.undo(text.removed(entry.name), () => change(entry, { restore: true }));
    else toast.undo(text.deactivated(entry.name), () => change(entry, { active: true }));
    await refresh();
  };
  const remove = (entry: CountedFormType) => {
    const isFixed = isFixedFormType(entry.kind, entry.id);
    const question =
      isFixed || entry.uses > 0
        ? { title: text.sureDeactivate(entry.name), description: text.sureDeactivateNote }
        : { title: text.sureRemove(entry.name), description: text.sureRemoveNote };
    void confirm({ ...question, danger: true }, () => (isFixed ? switchOff(entry) : removeNow(entry)));
  };
  const activate = (entry: CountedFormType) =>
    void change(entry, { active: true })
      .then(() => toast.undo(text.activated(entry.name), () => change(entry, { active: false })))
      .catch(showError);
  const dialog = edited && (
    <FormTypeDialog
      kind={kind}
      entry={edited === 'new' ? null : edited}
      onClose={() => setEdited(null)}
      onSaved={refresh}
    />
  );
  const move: FormTypeActions['move'] = (entry, step) => void change(entry, { move: step }).catch(showError);
  return { actions: { add: () => setEdited('new'), edit: setEdited, remove, activate, move }, dialog };
}

interface FormTypeDialogProps {
  kind: FormTypeKind;
  /** The entry to change; null creates one. */
  entry: FormType | null;
  onClose: () => void;
  onSaved: () => unknown;
}

/** Whether a fast user is already in a field before the dialog has finished opening. */
const isTyping = (): boolean => document.activeElement instanceof HTMLInputElement;

/** Creates or changes a shift, a type of shifts or a reason for leave. Specification 2 §2 "Form types", D90. */
function FormTypeDialog({ kind, entry, onClose, onSaved }: FormTypeDialogProps) {
  const { form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('form-type', kind, entry?.id ?? null),
    schema: formTypeFields[kind],
    begin: { version: entry?.version ?? 0, values: entry ? valuesOf(entry) : noValues },
    valuesOf,
    send: ({ version, after }, once) => {
      const params = { type: kind };
      const body = bodyOf(kind, after);
      return entry
        ? call(changeFormType, { params, body: { ...body, id: entry.id, version }, ...once })
        : call(createFormType, { params, body, ...once });
    },
    onSaved: async () => {
      toast.success(entry ? text.changed(kind) : text.made(kind));
      onClose();
      await onSaved();
    },
  });
  const send = form.handleSubmit(() => saving.save());
  if (conflict) return <RecordConflictDialog conflict={conflict} labels={formTypeFieldLabel} words={formTypeWords} />;
  return (
    <DialogForm
      title={entry ? text.editTitle(kind) : text.createTitle(kind)}
      width={460}
      kept={{ draft }}
      save={{ label: entry ? text.save : text.make, isPending: saving.isPending, send }}
      onClose={onClose}
      afterOpenChange={(isOpen) => isOpen && !isTyping() && goToField('name')}
    >
      <Grid columns={2} gap={16} rowGap={12}>
        <TextField control={form.control} name="name" label={text.nameOf(kind)} required span={2} />
        {kind === 'shift' && <ShiftFields control={form.control} />}
        {kind === 'reasonLeave' && <QuotaField control={form.control} />}
      </Grid>
    </DialogForm>
  );
}

/** Whether leave with this reason is taken from the year's days. H2. */
const QuotaField = ({ control }: { control: Control<FormTypeValues> }) => (
  <Stack self="all">
    <CheckboxField control={control} name="uses_quota" label={text.usesQuota} />
    <Text as="p" padX={24} size={12} tone="text2">
      {text.usesQuotaNote}
    </Text>
  </Stack>
);

/** When a shift begins and ends, and its grace minutes. D90, D91. */
const ShiftFields = ({ control }: { control: Control<FormTypeValues> }) => (
  <>
    <ClockField control={control} name="start" label={text.start} required />
    <ClockField control={control} name="end" label={text.end} required />
    <NumberField
      control={control}
      name="grace_minutes"
      label={text.grace}
      unit={text.minutes}
      required
      span={2}
      hint={text.graceNote}
    />
    <DateField control={control} name="applies_from" label={text.appliesFrom} span={2} hint={text.appliesFromNote} />
    <Stack self="all">
      <CheckboxField control={control} name="optional" label={text.optional} />
      <Text as="p" padX={24} size={12} tone="text2">
        {text.optionalNote}
      </Text>
    </Stack>
  </>
);
