import type { NeedHouseCounts } from '@toam/contracts/request/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/request/need-drawer.text';
import { CountBadge, formatNumber, PlainButton, Row } from '@toam/ui/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { tabName, targetOf } from './group-of';
import { type DrawerTab, drawerTabs, isGroup, useDrawerAddress } from './need-drawer.search';
import * as css from './need-drawer.module.css';

const nameOf = (tab: DrawerTab): string =>
  isGroup(tab) ? tabName(targetOf(tab)) : tab === 'info' ? text.info : text.mandatory;

const stepOf: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The eight tabs, each with its number of houses. They scroll sideways if there is no room. Specification 2 §2. */
export function DrawerTabs({ chosen, counts }: { chosen: DrawerTab; counts: NeedHouseCounts }) {
  const { show } = useDrawerAddress();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // scrollIntoView would also scroll the page behind the drawer.
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.clientWidth) / 2;
  }, [chosen]);
  const choose = (tab: DrawerTab) => show({ tab, later: 0, by: null, columns: '', address: '' });
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf[event.key];
    const next = step === undefined ? undefined : drawerTabs[drawerTabs.indexOf(chosen) + step];
    if (!next) return;
    event.preventDefault();
    choose(next);
    bar.current?.querySelector<HTMLElement>(`#need-tab-${next}`)?.focus();
  };
  return (
    <Row
      align="stretch"
      flex="none"
      gap={20}
      relative
      edge="bottom"
      className={css.tabs}
      role="tablist"
      aria-label={text.tabs}
      ref={bar}
      onKeyDown={walk}
    >
      {drawerTabs.map((tab) => (
        <PlainButton
          key={tab}
          flex="none"
          gap={8}
          padY={8}
          minHeight={['auto', 44]}
          tone="text2"
          className={css.tab}
          id={`need-tab-${tab}`}
          role="tab"
          aria-selected={tab === chosen}
          aria-controls="need-drawer-shown"
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {nameOf(tab)}
          {isGroup(tab) && (
            <CountBadge small active={tab === chosen}>
              {formatNumber(counts[tab].main)}
            </CountBadge>
          )}
        </PlainButton>
      ))}
    </Row>
  );
}
