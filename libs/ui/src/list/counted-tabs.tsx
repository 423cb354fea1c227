import { Tabs } from 'antd';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Row } from '../layout/layout';
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

/** The tabs of a list. Each shows how many rows the list's query finds in it. */
export function CountedTabs<Tab extends string>({
  label,
  names,
  tabs,
  onChange,
  extra,
  className,
  ...counted
}: CountedTabsProps<Tab>) {
  const items = tabs.map((tab) => ({
    key: tab,
    label: (
      <>
        {names[tab]}
        <TabCount tab={tab} {...counted} />
      </>
    ),
  }));
  const choose = (key: string) => {
    const chosen = tabs.find((tab) => tab === key);
    if (chosen) onChange(chosen);
  };
  return (
    <Row flex="none" className={clsx(css.box, className)}>
      <Tabs aria-label={label} activeKey={counted.open} onChange={choose} items={items} />
      {extra}
    </Row>
  );
}
