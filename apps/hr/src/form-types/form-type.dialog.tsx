import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { useSave, type SavedDraft } from '@toam/api-client/use-save';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { changeFormType, createFormType } from '@toam/contracts/form-type/form-type.endpoints';
import { formType, formTypeFields, type FormType } from '@toam/contracts/form-type/form-type.schema';
import { commonText } from '@toam/contracts/texts/common';
import { formTypeText as text } from '@toam/contracts/texts/form-type';
import type { FormTypeKind } from '@toam/domain/form-types';
import { DraftLine } from '@toam/record-form/draft/draft-line';
import { DraftOffer } from '@toam/record-form/draft/draft-offer';
import { restoredFields } from '@toam/record-form/edit-draft';
import { useFormDraft } from '@toam/record-form/draft/form-draft';
import { Button, formatClock, Modal, showError, toast } from '@toam/ui/core';
import {
  CheckboxField,
  ConflictDialog,
  goToField,
  NumberField,
  showServerErrors,
  TextField,
  useEntryForm,
  type ConflictSide,
  type Control,
  type EntryForm,
} from '@toam/ui/form';
import { useState } from 'react';
import { ClockField } from './clock-field';
import { bodyOf, conflictsOf, mergedValues, noValues, valuesOf, type FormTypeValues } from './form-type.values';

interface FormTypeDialogProps {
  kind: FormTypeKind;
  /** The one to change; null makes one. */
  entry: FormType | null;
  onClose: () => void;
  onSaved: () => unknown;
}

/** The entry as it stands, where a save was stale. D12. */
function currentOf(error: Error): FormType | null {
  const current = error instanceof CallFailed ? formType.safeParse(error.current) : null;
  return current?.success ? current.data : null;
}

/** Whoever was quicker than the dialog's opening is in a field already. */
const isTyping = (): boolean => document.activeElement instanceof HTMLInputElement;

/** A refusal on its field; anything else to «Lỗi». */
function showFailure(form: EntryForm<FormTypeValues>, error: Error): void {
  const errors = error instanceof CallFailed ? error.errors : {};
  if (Object.keys(errors).length === 0 || showServerErrors(form, errors).length > 0) showError(error);
}

/** Sends the dialog; a newer record of somebody else is merged field by field first. */
function useSaveType(props: FormTypeDialogProps, form: EntryForm<FormTypeValues>, draft: SavedDraft) {
  const { kind, entry, onClose, onSaved } = props;
  const [newer, setNewer] = useState<FormType | null>(null);
  const base = newer ?? entry;
  const { mutate, isPending } = useSave({
    draft,
    send: ({ values, version }: { values: FormTypeValues; version: number | undefined }, once) => {
      const body = bodyOf(kind, values);
      return entry
        ? call(changeFormType, { params: { type: kind }, body: { ...body, id: entry.id, version }, ...once })
        : call(createFormType, { params: { type: kind }, body, ...once });
    },
    onSuccess: async () => {
      toast.success(entry ? text.changed(kind) : text.made(kind));
      onClose();
      await onSaved();
    },
    onError: (error, { values, version }) => {
      const current = currentOf(error);
      // refused for the version just sent: another try would be refused as well, and so on for ever
      if (!current || !base || current.version === version) return showFailure(form, error);
      const isClear = conflictsOf(valuesOf(base), values, valuesOf(current)).length === 0;
      if (!isClear) return setNewer(current);
      // what others changed and what was changed here stand beside each other
      mutate({ values: mergedValues(valuesOf(base), values, valuesOf(current), []), version: current.version });
    },
  });
  const save = (values: FormTypeValues) => mutate({ values, version: entry?.version });
  const decide = (sides: Record<string, ConflictSide>) => {
    if (!newer || !entry) return;
    const keepTheirs = Object.keys(sides).filter((name) => sides[name] === 'theirs');
    const values = mergedValues(valuesOf(entry), form.getValues(), valuesOf(newer), keepTheirs);
    form.reset(values);
    mutate({ values, version: newer.version });
  };
  return { save, decide, newer, isPending };
}

/** Creates or changes a shift, a type of shifts or a reason for leave. Specification 2 §2 "Form types", D90. */
export function FormTypeDialog(props: FormTypeDialogProps) {
  const { kind, entry, onClose } = props;
  const form = useEntryForm<FormTypeValues>(formTypeFields[kind], entry ? valuesOf(entry) : noValues);
  const draft = useFormDraft<FormTypeValues>({
    name: draftNameOf('form-type', kind, entry?.id ?? null),
    form,
    write: (values) => ({ ...values }),
    restore: (data) => form.reset(restoredFields(form.getValues(), data), { keepDefaultValues: true }),
  });
  const { save, decide, newer, isPending } = useSaveType(props, form, draft.saved);
  const send = form.handleSubmit(save);
  const conflicts = newer && entry ? conflictsOf(valuesOf(entry), form.getValues(), valuesOf(newer)) : [];
  if (newer && conflicts.length > 0)
    return (
      <ConflictDialog
        fields={conflicts}
        changedAt={formatClock(newer.updated_at)}
        busy={isPending}
        onCancel={onClose}
        onChoose={decide}
      />
    );
  return (
    <Modal
      open
      title={entry ? text.editTitle(kind) : text.createTitle(kind)}
      width={460}
      onCancel={onClose}
      mask={{ closable: false }}
      afterOpenChange={(isOpen) => isOpen && !isTyping() && goToField('name')}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {commonText.cancel}
        </Button>,
        <Button key="save" type="primary" loading={isPending} onClick={() => void send()}>
          {entry ? text.save : text.make}
        </Button>,
      ]}
    >
      <form
        className="form-type-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DraftOffer draft={draft} />
        <TextField control={form.control} name="name" label={text.nameOf(kind)} required span={2} />
        {kind === 'shift' && <ShiftFields control={form.control} />}
        <DraftLine kept={draft.kept} />
        {/* Enter in a field sends the form; the visible button stands in the dialog's footer. */}
        <input type="submit" hidden />
      </form>
    </Modal>
  );
}

/** When a shift begins and ends, and what is forgiven. D90, D91. */
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
    <div className="form-type-optional">
      <CheckboxField control={control} name="optional" label={text.optional} />
      <p>{text.optionalNote}</p>
    </div>
  </>
);
