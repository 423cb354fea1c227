import { useSession } from '@toam/auth/session';
import type { ChangedBy } from '@toam/contracts/failure';
import { clashingFields } from '@toam/domain/record/three-way';
import { formatClock } from '@toam/ui/core';
import { ConflictDialog, type ConflictField, type FieldValues } from '@toam/ui/form';
import type { ReactNode } from 'react';
import type { RecordConflict } from './use-record-editor';

interface RecordConflictDialogProps<Values extends FieldValues, Row> {
  conflict: RecordConflict<Values, Row> | null;
  /** Labels of the record's fields. */
  labels: Readonly<Partial<Record<keyof Values, string>>>;
  /** A value as text for people; '' for none. @param current the current record, which has the names of its people */
  words: (field: keyof Values & string, values: Values, current: Row) => ReactNode;
  /** Marks the differences between the two sides. */
  compare?: (mine: ReactNode, theirs: ReactNode) => Pick<ConflictField, 'mine' | 'theirs'>;
}

/** Who changed a record, for `ConflictDialog`: a colleague, or the person in another tab. */
export function useChangedBy(by: ChangedBy | undefined) {
  const me = useSession(({ user }) => user?.id);
  return by && { name: by.name, isSelf: by.id === me };
}

/** «Xung đột khi lưu»: the fields that both sides changed, as text. Mockup 13, D12. */
export function RecordConflictDialog<Values extends FieldValues, Row extends { updated_at: number }>({
  conflict,
  labels,
  words,
  compare = (mine, theirs) => ({ mine, theirs }),
}: RecordConflictDialogProps<Values, Row>) {
  const changedBy = useChangedBy(conflict?.changedBy);
  if (!conflict) return null;
  const { mine, theirs, current, merging, settle, cancel } = conflict;
  const fields = clashingFields(conflict, merging).map((field) => ({
    name: field,
    label: labels[field] ?? field,
    joinable: merging.texts?.includes(field) ?? false,
    ...compare(words(field, mine, current), words(field, theirs, current)),
  }));
  return (
    <ConflictDialog
      fields={fields}
      changedAt={formatClock(current.updated_at)}
      changedBy={changedBy}
      onCancel={cancel}
      onChoose={settle}
    />
  );
}
