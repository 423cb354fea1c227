import { commonText } from '@toam/contracts/texts/common';
import { dealPaperText as text } from '@toam/contracts/texts/deal-paper';
import { DraftLine } from '@toam/record-form/draft/draft-line';
import { DraftOffer } from '@toam/record-form/draft/draft-offer';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { Button, Modal, Stack } from '@toam/ui/core';
import { FieldScope } from '@toam/ui/form';
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
export const PaperModal = ({ title, draft, isPending, onSend, onClose, closeText = commonText.cancel, removal, children }: PaperModalProps) => (
  <Modal
    open
    title={title}
    width={560}
    phone="full"
    onCancel={onClose}
    mask={{ closable: false }}
    footer={[
      removal && (
        <Button key="remove" danger onClick={removal.remove}>
          {removal.label}
        </Button>
      ),
      <Button key="cancel" onClick={onClose}>
        {closeText}
      </Button>,
      <Button key="save" type="primary" loading={isPending} onClick={onSend}>
        {text.save}
      </Button>,
    ]}
  >
    <Stack
      as="form"
      flex={1}
      gap={12}
      overflow="scroll"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <DraftOffer draft={draft} />
      <FieldScope value={paperScope}>{children}</FieldScope>
      <DraftLine kept={draft.kept} />
      {/* Enter in a field submits the form; the visible button is in the dialog's footer. */}
      <input type="submit" hidden />
    </Stack>
  </Modal>
);
