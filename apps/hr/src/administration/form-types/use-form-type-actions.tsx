import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { changeFormType, removeFormType } from '@toam/contracts/form-type/form-type.endpoints';
import type { CountedFormType } from '@toam/contracts/form-type/form-type.schema';
import { formTypeText as text } from '@toam/contracts/form-type/form-type.text';
import { type FormTypeKind, isFixedFormType } from '@toam/domain/form-types';
import { confirm, showError, toast } from '@toam/ui/core';
import { useState, type ReactNode } from 'react';
import { FormTypeDialog } from './form-type.dialog';
import { formTypeQueries } from './form-type.queries';

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
