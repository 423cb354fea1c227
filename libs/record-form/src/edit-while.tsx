import { isRefused } from '@toam/api-client/call-failed';
import { formText } from '@toam/contracts/texts/field';
import { showError } from '@toam/ui/core';
import { FormNotice } from '@toam/ui/form';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const SaveRefused = createContext<string | null>(null);

/** Why the open form can't be saved any more: the person lost the right, or the record is gone. Null while it can. */
export const useSaveRefused = (): string | null => useContext(SaveRefused);

type Removing = <Removed>(remove: () => Promise<Removed>) => Promise<Removed>;
const OwnRemoval = createContext<Removing>((remove) => remove());

/** Runs a call by which the open form deletes its own record. That the record is gone is then no news to the person. */
export const useOwnRemoval = (): Removing => useContext(OwnRemoval);

interface EditWhileProps<Row> {
  /** The record while the person may edit it; null without the right. */
  record: Row | null;
  /** Error of the last read of the record, if any. */
  error: unknown;
  /** Shown instead of the form if it is opened without the right. */
  refused: ReactNode;
  /** @param record the last editable version */
  children: (record: Row) => ReactNode;
}

const whyNot = (error: unknown): string =>
  isRefused(error) && error.status !== 403 ? formText.recordLost(error.message) : formText.rightLost;

/**
 * Shows a record's form to people who may edit it. An open form stays open if the person loses the right or the record is gone. It
 * then says so and has no 'Lưu' (`useSaveRefused`). The typed text can be read and copied, and stays as a draft. Key it by the record.
 */
export function EditWhile<Row>({ record, error, refused, children }: EditWhileProps<Row>) {
  const editable = isRefused(error) ? null : record;
  const [last, setLast] = useState(editable);
  if (editable !== null && editable !== last) setLast(editable);
  const open = editable ?? last;
  const [isOwnRemoval, setOwnRemoval] = useState(false);
  // the record may be read again before the call has its answer, and while the next screen loads
  const removing: Removing = async (remove) => {
    setOwnRemoval(true);
    try {
      return await remove();
    } catch (failure) {
      setOwnRemoval(false);
      throw failure;
    }
  };
  const why = open !== null && editable === null && !isOwnRemoval ? whyNot(error) : null;
  useEffect(() => {
    if (why) showError(why);
  }, [why]);
  if (open === null) return refused;
  return (
    <OwnRemoval value={removing}>
      <SaveRefused value={why}>{children(open)}</SaveRefused>
    </OwnRemoval>
  );
}

/** The same message above the form, still visible after the modal «Lỗi» is closed. */
export function SaveRefusedNotice() {
  const why = useSaveRefused();
  return why && <FormNotice type="warning" sticky title={why} />;
}
