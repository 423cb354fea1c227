import { Modal, useIsPhone } from '@toam/ui/core';
import type { ReactNode } from 'react';
import './customer-form.css';

interface CustomerModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of both modals: a dialog over the list, a whole page on a phone. Its footer belongs to the form within. */
export function CustomerModal({ title, onClose, children }: CustomerModalProps) {
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
    >
      {children}
    </Modal>
  );
}
