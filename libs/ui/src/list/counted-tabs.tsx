import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { TabCount, type TabCounts } from '../tag/tab-count';

interface CountedTabsProps<Tab extends string> extends TabCounts<Tab> {
  label: string;
  names: Record<Tab, string>;
  /** In their order. */
  tabs: readonly Tab[];
  onChange: (tab: Tab) => void;
  /** Right of the tabs: beside their bar, not in it; a tab list holds nothing but tabs. */
  extra?: ReactNode;
}

/** The tabs of a list, each with how much the list's question finds in it. */
export function CountedTabs<Tab extends string>({
  label,
  names,
  tabs,
  onChange,
  extra,
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
    <div className="ta-counted-tabs">
      <Tabs aria-label={label} activeKey={counted.open} onChange={choose} items={items} />
      {extra}
    </div>
  );
}
