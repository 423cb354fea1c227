import { Modal, useIsPhone } from '@toam/ui/core';
import { goToField } from '@toam/ui/form';
import type { ReactNode } from 'react';

interface CustomerModalProps {
  title: string;
  onClose: () => void;
  /** Gets the focus when the modal is open. */
  firstField?: string;
  children: ReactNode;
}

/** Leaves the focus alone if the person already types in the modal. */
function begin(field: string): void {
  if (!document.activeElement?.matches('[role=dialog] :is(input, textarea)')) goToField(field);
}

/** The frame of both modals: a dialog over the list, a whole page on a phone. The form inside renders the footer. */
export function CustomerModal({ title, onClose, firstField, children }: CustomerModalProps) {
  const isPhone = useIsPhone();
  return (
    <Modal
      open
      title={title}
      phone="full"
      width={720}
      centered={!isPhone}
      mask={{ closable: false }}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && firstField && begin(firstField)}
    >
      {children}
    </Modal>
  );
}
