import { uploadText } from '@toam/contracts/media/upload.text';
import { offer } from '@toam/ui/core';
import { goToField, type OnPending } from '@toam/ui/form';
import { useCallback, useState } from 'react';

/** The files of one field that are not stored: under way, or given up after an error. */
interface Unstored {
  uploading: number;
  failed: number;
}

/** Files that could not be stored, and the first field that has one. */
export interface FailedUploads {
  count: number;
  field?: string | undefined;
}

/** `OnPending` of a field in a form with several. */
export type OnFieldPending<Field extends string = string> = (field: Field, ...counts: Parameters<OnPending>) => void;

export const noneFailed: FailedUploads = { count: 0 };

/**
 * The files of a form's fields that are not stored (yet).
 * @returns for `FormPage`: how many are under way, and how many failed in which field first; for every field with files: `onPending`
 */
export function useFieldUploads<Field extends string>() {
  const [fields, setFields] = useState<Partial<Record<Field, Unstored>>>({});
  const onPending = useCallback<OnFieldPending<Field>>(
    (field, uploading, failed) =>
      setFields((all) =>
        all[field]?.uploading === uploading && all[field].failed === failed
          ? all
          : { ...all, [field]: { uploading, failed } },
      ),
    [],
  );
  const known = Object.entries(fields) as [Field, Unstored][];
  const sum = (of: keyof Unstored) => known.reduce((total, [, counts]) => total + counts[of], 0);
  const failed = { count: sum('failed'), field: known.find(([, counts]) => counts.failed > 0)?.[0] };
  return { uploading: sum('uploading'), failed, onPending };
}

/**
 * Asks before a save would leave out files that could not be stored, and leads to their field if the person wants them.
 * @returns whether to save
 */
export async function mayLeaveOut({ count, field }: FailedUploads): Promise<boolean> {
  if (count === 0) return true;
  const isWanted = await offer({
    title: uploadText.notStored(count),
    description: uploadText.notStoredNote,
    okText: uploadText.saveWithout,
    cancelText: uploadText.lookAgain,
  });
  if (!isWanted && field) goToField(field);
  return isWanted;
}
