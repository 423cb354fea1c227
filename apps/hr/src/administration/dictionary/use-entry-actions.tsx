import { useQueryClient, useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import {
  changeDictionaryEntry,
  removeDictionaryEntry,
  createDictionaryEntry,
} from '@toam/contracts/dictionary/dictionary.endpoints';
import type { DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { dictionaryText as text, usesInWords } from '@toam/contracts/dictionary/dictionary.text';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { nameLine } from '@toam/contracts/field';
import type { DictionaryType, OptionEntry } from '@toam/contracts/option/option.schema';
import { isHeldByValue, parentTypes } from '@toam/domain/dictionary/dictionary';
import { changedFields } from '@toam/domain/record/three-way';
import { DialogForm } from '@toam/record-form/dialog-form';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { confirm, showError, toast, Text } from '@toam/ui/core';
import { goToField, TextField, useWatch, type EntryForm } from '@toam/ui/form';
import { createContext, useState, type ReactNode, useDeferredValue, useEffect } from 'react';
import { z } from 'zod';
import { dictionaryQueries } from './dictionary.queries';

/** What admins do with an entry. */
interface EntryActions {
  edit: (entry: DictionaryEntry) => void;
  /** Deletes the entry, or switches it off if something uses it. Both can be undone. D66 */
  remove: (entry: DictionaryEntry) => void;
  activate: (entry: DictionaryEntry) => void;
  move: (entry: DictionaryEntry, step: 'up' | 'down') => void;
}

/** The actions for the rows: columns are defined outside of components, dialogs inside the screen. Null: this person only reads. */
export const Acting = createContext<EntryActions | null>(null);

/** All actions on entries, and the dialog that adds or renames one. */
export function useEntryActions(place: EntryPlace): EntryActions & { add: () => void; dialog: ReactNode } {
  const queries = useQueryClient();
  const [edited, setEdited] = useState<DictionaryEntry | 'new' | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: dictionaryQueries.all });
  const change = async (
    { type, id }: DictionaryEntry,
    body: { active?: boolean; restore?: true; move?: 'up' | 'down' },
  ) => {
    await call(changeDictionaryEntry, { params: { type }, body: { id, ...body } });
    await refresh();
  };
  const removeNow = async (entry: DictionaryEntry) => {
    const { type, id, value } = entry;
    const { outcome } = await call(removeDictionaryEntry, { params: { type }, body: { id } });
    // the entry may have come into use after the dialog opened: the answer says what the API did
    if (outcome === 'deleted') toast.undo(text.removed(value), () => change(entry, { restore: true }));
    else toast.undo(text.deactivated(value), () => change(entry, { active: true }));
    await refresh();
  };
  const remove = (entry: DictionaryEntry) => {
    const { uses, value } = entry;
    const query = uses.length
      ? {
          title: text.sureDeactivate(value),
          description: text.sureDeactivateNote(usesInWords(uses)),
        }
      : { title: text.sureRemove(value), description: text.sureRemoveNote };
    void confirm({ ...query, danger: true }, () => removeNow(entry));
  };
  const activate = (entry: DictionaryEntry) =>
    void change(entry, { active: true })
      .then(() => toast.undo(text.activated(entry.value), () => change(entry, { active: false })))
      .catch(showError);
  return {
    edit: setEdited,
    remove,
    activate,
    move: (entry, step) => void change(entry, { move: step }).catch(showError),
    add: () => setEdited('new'),
    dialog: edited && (
      <EntryDialog
        key={edited === 'new' ? 'new' : edited.id}
        place={edited === 'new' ? place : edited}
        entry={edited === 'new' ? null : edited}
        onClose={() => setEdited(null)}
        onSaved={refresh}
      />
    ),
  };
}

/** The place of an entry: its type and its parent. */
interface EntryPlace {
  type: DictionaryType;
  parent: OptionEntry | null;
}

type Values = { value: string };

interface EntryDialogProps {
  place: EntryPlace;
  /** The entry to rename; null adds a new one. */
  entry: DictionaryEntry | null;
  onClose: () => void;
  onSaved: () => unknown;
}

/** Pause after the last key before the lookup, ms. */
const typingPause = 300;

/** The typed name, after the typing pause. */
function useTyped(form: EntryForm<Values>): string {
  const value = useDeferredValue(useWatch({ control: form.control, name: 'value' }));
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Shows during typing that a name is taken. D66. @returns the error of the current name */
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

/** Adds a value or renames one. Shows during typing that a name is taken. Specification 2 §2, §5. */
function EntryDialog({ place, entry, onClose, onSaved }: EntryDialogProps) {
  const { type, parent } = place;
  const { form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('dictionary', type, entry?.id ?? null, ...(parent && !entry ? [parent.id] : [])),
    schema: z.object({ value: nameLine(text.type[type]) }),
    begin: { version: entry?.version ?? 0, values: { value: entry?.value ?? '' } },
    valuesOf: ({ value }: DictionaryEntry): Values => ({ value }),
    send: ({ version, before, after }, once) => {
      if (changedFields(before, after).length === 0) return null;
      const params = { type };
      const { value } = after;
      return entry
        ? call(changeDictionaryEntry, { params, body: { id: entry.id, value, version }, ...once })
        : call(createDictionaryEntry, { params, body: { value, district_id: parent?.id }, ...once });
    },
    onSaved: async (saved) => {
      if (saved) toast.success(entry ? text.changed : text.made);
      onClose();
      await onSaved();
    },
  });
  const taken = useTakenName(form, place, entry);
  const above = entry?.parent ?? parent;
  useEffect(() => {
    if (taken) form.setError('value', { type: 'taken', message: taken });
    // the lookup of a new name ends after the field's change, so the change itself does not clear this error
    else if (form.getFieldState('value').error?.type === 'taken') form.clearErrors('value');
  }, [form, taken]);
  const send = form.handleSubmit(() =>
    taken ? form.setError('value', { type: 'taken', message: taken }) : saving.save(),
  );
  if (conflict)
    return (
      <RecordConflictDialog
        conflict={conflict}
        labels={{ value: text.value }}
        words={(field, values) => values[field]}
      />
    );
  return (
    <DialogForm
      title={entry ? text.editTitle(text.type[type]) : text.addTitle(text.type[type])}
      width={440}
      kept={{ draft }}
      save={{
        label: entry ? text.save : text.create,
        isPending: saving.isPending,
        isDisabled: Boolean(taken),
        send,
      }}
      onClose={onClose}
      afterOpenChange={(isOpen) => isOpen && goToField('value')}
    >
      {above && type in parentTypes && (
        <Text as="p" tone="text2">
          {text.pickParent} <b>{above.value}</b>
        </Text>
      )}
      <TextField control={form.control} name="value" label={text.type[type]} required hint={hintOf(type, entry)} />
    </DialogForm>
  );
}
