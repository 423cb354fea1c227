import { Row, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';
import * as css from './notice-line.module.css';

interface NoticeLineProps {
  /** The line's name for screen readers. */
  label: string;
  /** A warning disappears by itself. A question waits for an answer; on a phone its buttons have their own row. */
  kind: 'warning' | 'question';
  icon: ReactNode;
  words: ReactNode;
  answers: ReactNode;
}

const looks = {
  warning: { background: 'warningTint', tone: 'warning' },
  question: { background: 'tealTint', tone: 'teal' },
} as const;

/** A line above the screen that does not block it. */
export const NoticeLine = ({ label, kind, icon, words, answers }: NoticeLineProps) => (
  <Row
    as="section"
    flex="none"
    gap={12}
    padX={16}
    padY={8}
    size={13}
    edge="bottom"
    background={looks[kind].background}
    className={css.line}
    data-kind={kind}
    aria-label={label}
  >
    <Row as="span" flex="none" tone={looks[kind].tone}>
      {icon}
    </Row>
    <Text as="p" flex={1}>
      {words}
    </Text>
    <Row as="span" flex="none" gap={8} className={css.answers}>
      {answers}
    </Row>
  </Row>
);
