import { Card, Cell, CountBadge, Row, Text } from '@toam/ui/core';
import { useId, type ReactNode } from 'react';
import * as css from './sign-in.module.css';

interface SignInSectionProps {
  title: string;
  /** Already formatted; undefined until it is known. */
  count?: string | undefined;
  /** A line beside the title. */
  note?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** One of the two sections: current devices or past sign-ins. */
export function SignInSection({ title, count, note, actions, children }: SignInSectionProps) {
  const id = useId();
  return (
    <Card as="section" flex="none" padX={0} padY={0} overflow="hidden" className={css.section} aria-labelledby={id}>
      <Row as="header" wrap gap={8} minHeight={52} padX={16} padY={[8, 12]} edge="bottomSoft">
        <Text as="h2" id={id} size={15} weight={600}>
          {title}
        </Text>
        {count !== undefined && <CountBadge>{count}</CountBadge>}
        {note && (
          <Text size={12} tone="text3">
            {note}
          </Text>
        )}
        <Cell />
        {actions}
      </Row>
      {children}
    </Card>
  );
}
