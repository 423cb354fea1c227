import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { changeDictionaryEntry, removeDictionaryEntry } from '@toam/contracts/dictionary/dictionary.endpoints';
import type { DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { dictionaryText as text, usesInWords } from '@toam/contracts/dictionary/dictionary.text';
import { confirm, showError, toast } from '@toam/ui/core';
import { createContext, useState, type ReactNode } from 'react';
import { dictionaryQueries } from './dictionary.queries';
import { EntryDialog, type EntryPlace } from './entry.dialog';

/** What admins do with an entry. */
export interface EntryActions {
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
