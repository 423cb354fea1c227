import { useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { useSave, type SavedDraft } from '@toam/api-client/use-save';
import { changeDictionaryEntry, createDictionaryEntry } from '@toam/contracts/dictionary/dictionary.endpoints';
import { dictionaryEntry, type DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { nameLine } from '@toam/contracts/field';
import type { DictionaryType, OptionEntry } from '@toam/contracts/option/option.schema';
import { commonText } from '@toam/contracts/texts/common';
import { dictionaryText as text, usesInWords } from '@toam/contracts/texts/dictionary';
import { isHeldByValue, parentTypes } from '@toam/domain/dictionary';
import { DraftLine } from '@toam/record-form/draft/draft-line';
import { DraftOffer } from '@toam/record-form/draft/draft-offer';
import { restoredFields } from '@toam/record-form/edit-draft';
import { useFormDraft } from '@toam/record-form/draft/form-draft';
import { Button, formatClock, Modal, showError, toast } from '@toam/ui/core';
import {
  ConflictDialog,
  goToField,
  showServerErrors,
  TextField,
  useEntryForm,
  useWatch,
  type EntryForm,
} from '@toam/ui/form';
import { useDeferredValue, useEffect, useState } from 'react';
import { z } from 'zod';
import { dictionaryQueries } from './dictionary.queries';

/** Where an entry stands: its type, and what it belongs to. */
export interface EntryPlace {
  type: DictionaryType;
  parent: OptionEntry | null;
}

type Values = { value: string };

interface EntryDialogProps {
  place: EntryPlace;
  /** The one to rename; null adds one. */
  entry: DictionaryEntry | null;
  onClose: () => void;
  onSaved: () => unknown;
}

/** After the last key, ms. */
const typingPause = 300;

/** The name, as soon as nobody types any more. */
function useTyped(form: EntryForm<Values>): string {
  const value = useDeferredValue(useWatch({ control: form.control, name: 'value' }));
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Says while a name is typed that it is taken. D66. @returns what is wrong with the name that stands there */
function useTakenName(form: EntryForm<Values>, { type, parent }: EntryPlace, entry: DictionaryEntry | null) {
  const typed = useTyped(form);
  const district = entry?.parent?.id ?? parent?.id ?? null;
  const same = useQuery({ ...dictionaryQueries.sameName(type, typed, district), enabled: typed !== '' });
  const other = same.data && same.data.id !== entry?.id ? same.data : null;
  if (!other || typed === '') return undefined;
  return other.active ? text.duplicate : text.duplicateInactive;
}

function hintOf(type: DictionaryType, entry: DictionaryEntry | null): string | undefined {
  if (!entry || entry.uses.length === 0) return undefined;
  if (isHeldByValue(type)) return text.directionNote;
  return type === 'street' ? text.streetNote : text.renameNote(usesInWords(entry.uses));
}

/** The entry as it stands, where a save was stale. D12. */
function currentOf(error: Error): DictionaryEntry | null {
  const current = error instanceof CallFailed ? dictionaryEntry.safeParse(error.current) : null;
  return current?.success ? current.data : null;
}

/** A refusal on its field; anything else to «Lỗi». */
function showFailure(form: EntryForm<Values>, error: Error): void {
  const errors = error instanceof CallFailed ? error.errors : {};
  if (Object.keys(errors).length === 0 || showServerErrors(form, errors).length > 0) showError(error);
}

/** Sends the name, over the newer one of somebody else where that was chosen. */
function useSaveEntry(props: EntryDialogProps, form: EntryForm<Values>, draft: SavedDraft) {
  const { place, entry, onClose, onSaved } = props;
  const [newer, setNewer] = useState<DictionaryEntry | null>(null);
  const { mutate, isPending } = useSave({
    draft,
    send: ({ value, version }: { value: string; version: number | undefined }, once) => {
      const params = { type: place.type };
      return entry
        ? call(changeDictionaryEntry, { params, body: { id: entry.id, value, version }, ...once })
        : call(createDictionaryEntry, { params, body: { value, district_id: place.parent?.id }, ...once });
    },
    onSuccess: async () => {
      toast.success(entry ? text.changed : text.made);
      onClose();
      await onSaved();
    },
    onError: (error) => {
      const current = currentOf(error);
      if (current) setNewer(current);
      else showFailure(form, error);
    },
  });
  return { save: (value: string, version = entry?.version) => mutate({ value, version }), isPending, newer };
}

/** Adds a value, or renames one; a name that is taken says so while it is typed. Specification 2 §2, §5. */
export function EntryDialog(props: EntryDialogProps) {
  const { place, entry, onClose, onSaved } = props;
  const { type, parent } = place;
  const form = useEntryForm<Values>(z.object({ value: nameLine(text.type[type]) }), { value: entry?.value ?? '' });
  const taken = useTakenName(form, place, entry);
  const draft = useFormDraft<Values>({
    name: draftNameOf('dictionary', type, entry?.id ?? null, ...(parent && !entry ? [parent.id] : [])),
    form,
    write: (values) => values,
    restore: (data) => form.reset(restoredFields(form.getValues(), data), { keepDefaultValues: true }),
  });
  const { save, isPending, newer } = useSaveEntry(props, form, draft.saved);
  const above = entry?.parent ?? parent;
  useEffect(() => {
    if (taken) form.setError('value', { type: 'taken', message: taken });
    // another name is looked up after it was typed: no change of the field takes this back
    else if (form.getFieldState('value').error?.type === 'taken') form.clearErrors('value');
  }, [form, taken]);
  const send = form.handleSubmit(({ value }) =>
    taken ? form.setError('value', { type: 'taken', message: taken }) : save(value),
  );
  if (newer)
    return (
      <ConflictDialog
        fields={[{ name: 'value', label: text.value, mine: form.getValues('value'), theirs: newer.value }]}
        changedAt={formatClock(newer.updated_at)}
        busy={isPending}
        onCancel={onClose}
        onChoose={({ value }) => {
          if (value === 'mine') return save(form.getValues('value'), newer.version);
          onClose();
          void onSaved();
        }}
      />
    );
  return (
    <Modal
      open
      title={entry ? text.editTitle(text.type[type]) : text.addTitle(text.type[type])}
      width={440}
      onCancel={onClose}
      mask={{ closable: false }}
      afterOpenChange={(isOpen) => isOpen && goToField('value')}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {commonText.cancel}
        </Button>,
        <Button key="save" type="primary" loading={isPending} disabled={Boolean(taken)} onClick={() => void send()}>
          {entry ? text.save : text.create}
        </Button>,
      ]}
    >
      <form
        className="dictionary-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DraftOffer draft={draft} />
        {above && type in parentTypes && (
          <p className="dictionary-dialog-parent">
            {text.pickParent} <b>{above.value}</b>
          </p>
        )}
        <TextField control={form.control} name="value" label={text.type[type]} required hint={hintOf(type, entry)} />
        <DraftLine kept={draft.kept} />
        {/* Enter in the name sends the form; the visible button stands in the dialog's footer. */}
        <input type="submit" hidden />
      </form>
    </Modal>
  );
}
