import { commonText } from '@toam/contracts/texts/common';
import { Button, Cell, Modal, Row, Stack, TypedBack } from '@toam/ui/core';
import { FieldScope } from '@toam/ui/form';
import type { ReactNode } from 'react';
import { DraftLine } from './draft/draft-line';
import { DraftOffer } from './draft/draft-offer';
import type { FormDraftControl } from './draft/form-draft';

interface DialogFormProps {
  title: ReactNode;
  /** Pixels. */
  width?: number;
  /** Below 500 px as large as the screen, where its body scrolls. */
  isLong?: boolean;
  /** First part of the ids of its fields, so that two forms of a page never share one. */
  scope?: string;
  /** Keeps what is typed: a draft of this person (D37), or this device alone. */
  kept: { draft: FormDraftControl } | { typed: { isBack: boolean; drop: () => void } };
  save: {
    label: string;
    isPending: boolean;
    isDisabled?: boolean;
    /** Checks the form and sends it. */
    send: () => unknown;
  };
  onClose: () => void;
  /** Of the button that closes it. */
  closeLabel?: string;
  /** At the left of the footer, such as a button that deletes the record. */
  aside?: ReactNode;
  afterOpenChange?: (isOpen: boolean) => void;
  /** Its fields, below each other. */
  children: ReactNode;
}

/**
 * The dialog of a small form. Enter in a field and Ctrl+Enter send it, a press beside it does not close it, and what is typed stays
 * until it is sent. What stands on this device alone goes when it is cancelled.
 */
export function DialogForm({ title, width, isLong, scope, kept, save, onClose, closeLabel, aside, children, ...modal }: DialogFormProps) {
  const draft = 'draft' in kept ? kept.draft : null;
  const typed = 'typed' in kept ? kept.typed : null;
  const cancel = () => {
    typed?.drop();
    onClose();
  };
  return (
    <Modal
      {...modal}
      open
      title={title}
      {...(width !== undefined && { width })}
      {...(isLong && { phone: 'full' })}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <Row gap={8} flex={1}>
          {aside}
          <Cell />
          <Button onClick={cancel}>{closeLabel ?? commonText.cancel}</Button>
          <Button type="primary" loading={save.isPending} disabled={save.isDisabled} onClick={() => void save.send()}>
            {save.label}
          </Button>
        </Row>
      }
    >
      <Stack
        as="form"
        {...(isLong && { flex: 1, overflow: 'scroll' })}
        gap={12}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // a dialog over another form: the event bubbles through React's tree
          event.stopPropagation();
          void save.send();
        }}
      >
        {draft && <DraftOffer draft={draft} />}
        {scope === undefined ? children : <FieldScope value={scope}>{children}</FieldScope>}
        {draft && <DraftLine kept={draft.kept} />}
        {typed?.isBack && <TypedBack />}
        {/* Enter in a field submits the form; the visible button is in the dialog's footer. */}
        <input type="submit" hidden />
      </Stack>
    </Modal>
  );
} // prettier-ignore
