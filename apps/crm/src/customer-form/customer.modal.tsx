import { Modal, useIsPhone } from '@toam/ui/core';
import { goToField } from '@toam/ui/form';
import type { ReactNode } from 'react';
import './customer-form.css';

interface CustomerModalProps {
  title: string;
  onClose: () => void;
  /** Takes the focus once the modal stands. */
  firstField?: string;
  children: ReactNode;
}

/** Whoever was quicker than the modal's opening is left where they type. */
function begin(field: string): void {
  if (!document.activeElement?.matches('.customer-modal :is(input, textarea)')) goToField(field);
}

/** The frame of both modals: a dialog over the list, a whole page on a phone. Its footer belongs to the form within. */
export function CustomerModal({ title, onClose, firstField, children }: CustomerModalProps) {
  const isPhone = useIsPhone();
  return (
    <Modal
      open
      title={title}
      className="customer-modal"
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
