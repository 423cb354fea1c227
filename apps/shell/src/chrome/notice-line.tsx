import { Row, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';
import * as css from './notice-line.module.css';

interface NoticeLineProps {
  /** What it is about, for who can't see it. */
  label: string;
  /** A warning goes by itself; a question waits for one of its answers, which on a phone have a row of their own. */
  kind: 'warning' | 'question';
  icon: ReactNode;
  words: ReactNode;
  answers: ReactNode;
}

const looks = {
  warning: { background: 'warningTint', tone: 'warning' },
  question: { background: 'tealTint', tone: 'teal' },
} as const;

/** A line over the screen that is never in its way. */
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
