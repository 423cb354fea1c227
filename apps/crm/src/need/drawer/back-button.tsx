import { PlainButton, type Space } from '@toam/ui/core';
import { CaretLeftIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';

interface BackButtonProps {
  padX?: Space;
  onClick: () => void;
  children: ReactNode;
}

/** Back to the list before. */
export const BackButton = ({ children, ...props }: BackButtonProps) => (
  <PlainButton gap={4} padY={4} tone="teal" weight={500} touch {...props}>
    <CaretLeftIcon size={16} />
    {children}
  </PlainButton>
);
