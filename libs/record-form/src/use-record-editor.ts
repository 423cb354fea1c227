import { useSave, type SaveOnce } from '@toam/api-client/use-save';
import { commonText } from '@toam/contracts/texts/common';
import {
  clashingFields,
  mergeFields,
  type Conflict,
  type ConflictChoice,
  type MergeRules,
} from '@toam/domain/record/three-way';
import { toast } from '@toam/ui/core';
import { revealProblems, type EntryForm, type FieldValues } from '@toam/ui/form';
import { useState } from 'react';
import type { FormDraftControl } from './draft/form-draft';
import { standingRecord, type EditBase } from './edit-draft';
import { showSaveFailure } from './show-save-failure';
import { useDraftedForm, type DraftedFormInput } from './use-drafted-form';

/** A record as answers have it. */
interface StoredRow {
  version: number;
  /** Epoch seconds. */
  updated_at: number;
}

/** One try to save: what was typed, and the version and the values that it is based on. */
export interface Edit<Values, How = void> {
  version: number;
  before: Values;
  after: Values;
  how: How;
}

interface RecordEditorInput<Values extends FieldValues, Row, Saved, How> extends DraftedFormInput<Values> {
  /** The record that a stale save comes back with, as the form shows it. */
  valuesOf: (current: Row) => Values;
  merging?: MergeRules<Values>;
  /** Sends what differs, with the version it was based on; null where nothing does. */
  send: (edit: Edit<Values, How>, once: SaveOnce) => Promise<Saved | null> | null;
  /** @param saved null: there was nothing to save */
  onSaved: (saved: Saved | null, edit: Edit<Values, How>) => unknown;
  /** The form stays open, with this. */
  goesOnWith?: (saved: Saved) => Row;
  /** Every refusal but a stale version; on the fields and in the modal «Lỗi» unless said otherwise. */
  showFailure?: (form: EntryForm<Values>, error: Error) => void;
}

/** A stale save whose changes clash with somebody else's, for `RecordConflictDialog`. */
export interface RecordConflict<Values extends FieldValues, Row> extends Conflict<Values> {
  current: Row;
  merging: MergeRules<Values>;
  /** Saves both sides' changes. */
  settle: (choice: ConflictChoice) => void;
  /** Back to the form, with everything that was typed. */
  cancel: () => void;
}

export interface RecordEditor<Values extends FieldValues, Row, How> {
  /** What the next save is based on. */
  base: EditBase<Values>;
  form: EntryForm<Values>;
  draft: FormDraftControl;
  saving: {
    save: (how: How) => void;
    isPending: boolean;
    error: Error | null;
    reset: () => void;
    /** Takes over fields that another call has stored: nothing is left of them to save. */
    adopt: (fields: Partial<Values>) => void;
  };
  conflict: RecordConflict<Values, Row> | null;
}

/**
 * The form over a record, and its save. A stale version is joined with what is newer and saved again; where both sides changed a field
 * to different things, the person is asked (`conflict`). D12, D37.
 * @template How what else is said of a save, such as yes to a question
 */
export function useRecordEditor<Values extends FieldValues, Row extends StoredRow, Saved, How = void>(
  input: RecordEditorInput<Values, Row, Saved, How>,
): RecordEditor<Values, Row, How> {
  const { schema, valuesOf, merging = {}, onSaved, goesOnWith, showFailure = showSaveFailure } = input;
  const { base, form, draft, fill, release } = useDraftedForm(input);
  const [stale, setStale] = useState<(Conflict<Values> & { current: Row; how: How }) | null>(null);

  const change = useSave({
    draft: draft.saved,
    staysOpen: goesOnWith !== undefined,
    send: async (edit: Edit<Values, How>, once) => input.send(edit, once),
    onSuccess: (saved, edit) => {
      if (saved === null) {
        draft.saved.withdraw();
        form.reset(edit.before);
        toast.info(commonText.nothingChanged);
      }
      if (!goesOnWith) release();
      else if (saved !== null) {
        const row = goesOnWith(saved);
        fill({ version: row.version, values: valuesOf(row) }, valuesOf(row));
      }
      return onSaved(saved, edit);
    },
    onError: (error, { version, before, how }) => {
      const current = standingRecord<Row>(error);
      // refused for the version just sent: another try would be refused as well, and so on for ever
      if (!current || current.version === version) return showFailure(form, error);
      const sides = { before, mine: form.getValues(), theirs: valuesOf(current), current, how };
      if (clashingFields(sides, merging).length > 0) setStale(sides);
      else settle(sides);
    },
  });
  const save = ({ version, values: before }: EditBase<Values>, how: How) =>
    change.mutate({ version, before, after: form.getValues(), how });

  /** Both sides' changes together, on the newer version, and saved again. */
  const settle = (sides: Conflict<Values> & { current: Row; how: How }, choice?: ConflictChoice) => {
    const next = { version: sides.current.version, values: sides.theirs };
    setStale(null);
    fill(next, mergeFields(sides, choice, merging));
    if (schema.safeParse(form.getValues()).success) save(next, sides.how);
    else void revealProblems(form);
  };

  const adopt = (fields: Partial<Values>) =>
    fill({ ...base, values: { ...base.values, ...fields } }, { ...form.getValues(), ...fields });

  const { isPending, error, reset } = change;
  return {
    ...{ base, form, draft },
    saving: { save: (how) => save(base, how), isPending, error, reset, adopt },
    conflict: stale && {
      ...stale,
      merging,
      settle: (choice) => settle(stale, choice),
      cancel: () => setStale(null),
    },
  };
}
