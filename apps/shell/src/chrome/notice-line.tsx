import { Row, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';
import * as css from './notice-line.module.css';

interface NoticeLineProps {
  /** The line's name for screen readers. */
  label: string;
  icon: ReactNode;
  words: ReactNode;
  answers: ReactNode;
}

/** A line above the screen that warns and does not block it. It disappears by itself. */
export const NoticeLine = ({ label, icon, words, answers }: NoticeLineProps) => (
  <Row
    as="section"
    flex="none"
    gap={12}
    padX={16}
    padY={8}
    size={13}
    edge="bottom"
    background="warningTint"
    className={css.line}
    aria-label={label}
  >
    <Row as="span" flex="none" tone="warning">
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
