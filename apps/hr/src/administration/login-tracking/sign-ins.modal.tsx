import { Modal, Stack } from '@toam/ui/core';
import type { ReactNode } from 'react';

interface SignInsModalProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog as wide as the tables of sign-ins; full screen on a phone. */
export const SignInsModal = ({ title, onClose, children }: SignInsModalProps) => (
  <Modal open width={980} phone="full" title={title} footer={null} onCancel={onClose}>
    <Stack flex={1} maxHeight={['min(70vh, 640px)', 'none']} overflow="scroll">
      <Stack flex="none" gap={16} top={8}>
        {children}
      </Stack>
    </Stack>
  </Modal>
);
