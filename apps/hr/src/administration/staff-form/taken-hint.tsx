import { Row } from '@toam/ui/core';
import { WarningIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';

/** A number that another person has. Two people may share one, so it only warns. @param write the owner's name as a sentence */
export const takenHint = (owner: { name: string } | undefined, write: (name: string) => string): ReactNode =>
  owner && (
    <Row as="span" inline align="start" gap={4} tone="warning" role="status">
      <Row as="span" flex="none" height={18}>
        <WarningIcon size={14} />
      </Row>
      {write(owner.name)}
    </Row>
  );
