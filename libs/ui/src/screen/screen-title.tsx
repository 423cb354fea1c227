import { createContext, useContext, type ReactNode } from 'react';
import { Cell, Row, Text } from '../layout/layout';
import { CountBadge } from '../tag/count-badge';
import * as css from './screen.module.css';

/** The shell's part of every title bar: the ⌘K box and the bell. */
export const ScreenTools = createContext<ReactNode>(null);

interface ScreenTitleProps {
  text: string;
  /** Already formatted (`formatTotal`). Left out while unknown. */
  count?: string;
  /** In front of the title: a back button. */
  before?: ReactNode;
  /** Buttons on the right. At most one is primary. */
  actions?: ReactNode;
  className?: string;
}

/** The bar at the top of a screen, 52 px: title, count, the shell's tools, the screen's actions. */
export function ScreenTitle({ text, count, before, actions, className }: ScreenTitleProps) {
  const tools = useContext(ScreenTools);
  return (
    <Row as="header" gap={8} flex="none" height={52} padX={16} className={className}>
      {before}
      <Text as="h1" size={20} weight={600} ellipsis className={css.title}>
        {text}
      </Text>
      {count !== undefined && <CountBadge>{count}</CountBadge>}
      <Cell />
      {tools}
      {actions}
    </Row>
  );
}
