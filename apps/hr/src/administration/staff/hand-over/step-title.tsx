import { Row } from '@toam/ui/core';
import type { ReactNode } from 'react';

interface StepTitleProps {
  id?: string;
  number?: number;
  children: ReactNode;
}

/** Title of a part of the dialog; steps have a number. */
export const StepTitle = ({ id, number, children }: StepTitleProps) => (
  <Row as="h2" id={id} gap={8} size={14} weight={600}>
    {number !== undefined && (
      <Row
        as="span"
        flex="none"
        justify="center"
        width={22}
        height={22}
        size={12}
        tone="teal"
        background="tealTint"
        radius="circle"
        aria-hidden
      >
        {number}
      </Row>
    )}
    {children}
  </Row>
);
