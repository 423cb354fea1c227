import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { DialogForm } from '@toam/record-form/dialog-form';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { Button } from '@toam/ui/core';
import type { ReactNode } from 'react';

/** First part of the ids of a paper's fields. */
export const paperScope = 'paper';

interface PaperModalProps {
  title: string;
  draft: FormDraftControl;
  isPending: boolean;
  onSend: () => void;
  onClose: () => void;
  /** Of the button that closes it. Default 'Huỷ'. */
  closeText?: string;
  /** Deletes a stored paper. */
  removal?: { label: string; remove: () => void } | undefined;
  children: ReactNode;
}

/** The dialog of a receipt, a reduction or a cancel bill: its draft, its fields, and what can be done. */
export const PaperModal = ({
  title,
  draft,
  isPending,
  onSend,
  onClose,
  closeText,
  removal,
  children,
}: PaperModalProps) => (
  <DialogForm
    title={title}
    width={560}
    isLong
    scope={paperScope}
    kept={{ draft }}
    save={{ label: text.save, isPending, send: onSend }}
    onClose={onClose}
    {...(closeText !== undefined && { closeLabel: closeText })}
    aside={
      removal && (
        <Button danger onClick={removal.remove}>
          {removal.label}
        </Button>
      )
    }
  >
    {children}
  </DialogForm>
);
