import { Card, Row, Text } from '@toam/ui/core';
import { type ReactNode, useId } from 'react';

interface OverviewCardProps {
  title: string;
  /** After the title, in small letters. */
  note?: string;
  /** At the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card of the overview with its heading. */
export function OverviewCard({ title, note, aside, className, children }: OverviewCardProps) {
  const id = useId();
  return (
    <Card as="section" flex={1} gap={10} padY={14} className={className} aria-labelledby={id}>
      <Row justify="between" wrap gap={8} minHeight={24}>
        <Row align="baseline" gap={8}>
          <Text as="h2" id={id} size={14} weight={600}>
            {title}
          </Text>
          {note && (
            <Text size={12} tone="text3">
              {note}
            </Text>
          )}
        </Row>
        {aside}
      </Row>
      {children}
    </Card>
  );
}
