import { createContext, useContext, type ReactNode } from 'react';
import { CountBadge } from '../tag/count-badge';

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
}

/** The bar at the top of a screen, 52 px: title, count, the shell's tools, the screen's actions. */
export function ScreenTitle({ text, count, before, actions }: ScreenTitleProps) {
  const tools = useContext(ScreenTools);
  return (
    <header className="ta-screen-title">
      {before}
      <h1 className="ellipsis">{text}</h1>
      {count !== undefined && <CountBadge>{count}</CountBadge>}
      <span className="ta-grow" />
      {tools}
      {actions}
    </header>
  );
}
