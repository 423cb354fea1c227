import { formText } from '@toam/contracts/texts/field';
import { showError } from '@toam/ui/core';
import { useEffect, useState, type ReactNode } from 'react';

interface EditWhileProps {
  mayEdit: boolean;
  /** Instead of the form for whoever opens it without the right. */
  refused: ReactNode;
  children: ReactNode;
}

/**
 * The form of a record for whoever may edit it. Once open it stays, also where the right is lost meanwhile: what was typed can be read
 * and copied, and is kept as a draft; the API refuses to save it. Key it by the record.
 */
export function EditWhile({ mayEdit, refused, children }: EditWhileProps) {
  const [wasOpen, setOpen] = useState(mayEdit);
  if (mayEdit && !wasOpen) setOpen(true);
  const isLost = wasOpen && !mayEdit;
  useEffect(() => {
    if (isLost) showError(formText.rightLost);
  }, [isLost]);
  return wasOpen || mayEdit ? children : refused;
}
