import { isRefused } from '@toam/api-client/call-failed';
import { formText } from '@toam/contracts/texts/field';
import { Alert, showError } from '@toam/ui/core';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import './draft/draft.css';

const SaveRefused = createContext<string | null>(null);

/** Why the form that is open can't be saved any more: the right or the record is gone. Null while it can. */
export const useSaveRefused = (): string | null => useContext(SaveRefused);

interface EditWhileProps<Row> {
  /** The record while it may be edited; null without the right. */
  record: Row | null;
  /** Why it could not be read again, if so. */
  error: unknown;
  /** Instead of the form for whoever opens it without the right. */
  refused: ReactNode;
  /** @param record as it was when it could last be edited */
  children: (record: Row) => ReactNode;
}

const whyNot = (error: unknown): string =>
  isRefused(error) && error.status !== 403 ? formText.recordLost(error.message) : formText.rightLost;

/**
 * The form of a record for whoever may edit it. Once open it stays, also where the right or the record is lost meanwhile: it says so
 * and has no 'Lưu' any more (`useSaveRefused`), what was typed can be read and copied, and is kept as a draft. Key it by the record.
 */
export function EditWhile<Row>({ record, error, refused, children }: EditWhileProps<Row>) {
  const editable = isRefused(error) ? null : record;
  const [last, setLast] = useState(editable);
  if (editable !== null && editable !== last) setLast(editable);
  const open = editable ?? last;
  const why = open !== null && editable === null ? whyNot(error) : null;
  useEffect(() => {
    if (why) showError(why);
  }, [why]);
  return open === null ? refused : <SaveRefused value={why}>{children(open)}</SaveRefused>;
}

/** Stands above the form, in sight wherever somebody reads or copies, after the dialog that said so is closed. */
export function SaveRefusedNotice() {
  const why = useSaveRefused();
  return why && <Alert className="ta-form-notice tp-save-refused" type="warning" showIcon title={why} />;
}
