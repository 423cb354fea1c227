import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { PlainButton, Row } from '../layout/layout';
import { TabCount, type TabCounts } from '../tag/tab-count';
import * as css from './counted-tabs.module.css';

interface CountedTabsProps<Tab extends string> extends TabCounts<Tab> {
  label: string;
  names: Record<Tab, string>;
  /** Tabs in display order. */
  tabs: readonly Tab[];
  onChange: (tab: Tab) => void;
  /** To the right of the tab bar, but outside it: a tab list may hold only tabs. */
  extra?: ReactNode;
  className?: string;
}

/** Steps of the keys that move the focus among the tabs; Home and End lead to the ends. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = Number.isFinite(step) ? (at + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1;
  tabs[next]?.focus();
}

/**
 * The tabs of a list. Each shows how many rows the list's query finds in it. One tab stop: the arrow keys move on, Enter opens. Where
 * they find no room, they scroll sideways. Not antd's: those bring its menu for the tabs that find no room.
 */
export function CountedTabs<Tab extends string>({
  label,
  names,
  tabs,
  onChange,
  extra,
  className,
  ...counted
}: CountedTabsProps<Tab>) {
  const { open } = counted;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  return (
    <Row flex="none" className={clsx(css.box, className)}>
      <Row
        ref={bar}
        flex={1}
        gap={[16, 20]}
        className={css.bar}
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
      >
        {tabs.map((tab) => (
          <PlainButton
            key={tab}
            flex="none"
            height={40}
            size={13}
            tone="text2"
            nowrap
            relative
            className={css.tab}
            role="tab"
            aria-selected={tab === open}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChange(tab)}
          >
            {names[tab]}
            <TabCount tab={tab} {...counted} />
          </PlainButton>
        ))}
      </Row>
      {extra}
    </Row>
  );
}
