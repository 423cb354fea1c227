import { useSave, type SaveOnce } from '@toam/api-client/use-save';
import type { ChangedBy } from '@toam/contracts/failure';
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
import { changedByOf, currentRecord, type EditBase } from './edit-draft';
import { showSaveFailure } from './show-save-failure';
import { useDraftedForm, type DraftedFormInput } from './use-drafted-form';

/** A record in an answer of the API. */
interface StoredRow {
  version: number;
  /** Epoch seconds. */
  updated_at: number;
}

/** One attempt to save: the form's values, with the version and the values that they are based on. */
export interface Edit<Values, How = void> {
  version: number;
  before: Values;
  after: Values;
  how: How;
}

interface RecordEditorInput<Values extends FieldValues, Row, Saved, How> extends DraftedFormInput<Values> {
  /** Form values of the record in a 409 answer. */
  valuesOf: (current: Row) => Values;
  merging?: MergeRules<Values>;
  /** Sends the changed fields with the version they are based on; null if nothing changed. */
  send: (edit: Edit<Values, How>, once: SaveOnce) => Promise<Saved | null> | null;
  /** @param saved null if there was nothing to save */
  onSaved: (saved: Saved | null, edit: Edit<Values, How>) => unknown;
  /** Keeps the form open after a save, with this record. */
  goesOnWith?: (saved: Saved) => Row;
  /** Shows any error except a stale version. Default: on the fields and in the modal «Lỗi». */
  showFailure?: (form: EntryForm<Values>, error: Error) => void;
}

/** A stale save whose changes clash with another person's, for `RecordConflictDialog`. */
export interface RecordConflict<Values extends FieldValues, Row> extends Conflict<Values> {
  current: Row;
  changedBy?: ChangedBy | undefined;
  merging: MergeRules<Values>;
  /** Merges both sides and saves. */
  settle: (choice: ConflictChoice) => void;
  /** Returns to the form and keeps its values. */
  cancel: () => void;
}

/** The sides of a stale save. */
type Stale<Values extends FieldValues, Row, How> = Conflict<Values> & {
  current: Row;
  changedBy: ChangedBy | undefined;
  how: How;
};

export interface RecordEditor<Values extends FieldValues, Row, How> {
  /** Base of the next save. */
  base: EditBase<Values>;
  form: EntryForm<Values>;
  draft: FormDraftControl;
  saving: {
    save: (how: How) => void;
    isPending: boolean;
    error: Error | null;
    reset: () => void;
    /** Puts fields that another call has stored into the base and the form, so that they need no save. */
    adopt: (fields: Partial<Values>) => void;
  };
  conflict: RecordConflict<Values, Row> | null;
}

/**
 * The form of a record, and its save. A stale version is merged with the newer record and saved again. If both sides changed a
 * field to different values, the person is asked (`conflict`). D12, D37.
 * @template How extra input of a save, such as the answer to a confirmation
 */
export function useRecordEditor<Values extends FieldValues, Row extends StoredRow, Saved, How = void>(
  input: RecordEditorInput<Values, Row, Saved, How>,
): RecordEditor<Values, Row, How> {
  const { schema, valuesOf, merging = {}, onSaved, goesOnWith, showFailure = showSaveFailure } = input;
  const { base, form, draft, fill, release } = useDraftedForm(input);
  const [stale, setStale] = useState<Stale<Values, Row, How> | null>(null);

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
      const current = currentRecord<Row>(error);
      // Refused for the version just sent. A retry would be refused again and again.
      if (!current || current.version === version) return showFailure(form, error);
      const sides = {
        before,
        mine: form.getValues(),
        theirs: valuesOf(current),
        current,
        changedBy: changedByOf(error),
        how,
      };
      if (clashingFields(sides, merging).length > 0) setStale(sides);
      else settle(sides);
    },
  });
  const save = ({ version, values: before }: EditBase<Values>, how: How) =>
    change.mutate({ version, before, after: form.getValues(), how });

  /** Merges both sides' changes on the newer version and saves again. */
  const settle = (sides: Stale<Values, Row, How>, choice?: ConflictChoice) => {
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
