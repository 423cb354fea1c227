import { fullDay } from '@toam/contracts/texts/weekday';
import { Popover, Stack, useIsPhone } from '@toam/ui/core';
import { BottomDrawer, type CellPlace, findCell } from '@toam/ui/detail';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { DayWhy } from './day-why';
import * as css from './explained-place.module.css';
import type { WorkDaysAddress } from './work-days.search';

interface ExplainedPlaceProps {
  address: WorkDaysAddress;
  /** Id of the viewer. */
  viewer: number;
  children: ReactNode;
}

/** Lays the popover's anchor over the cell, or at the top if the month has no such cell. */
function coverCell(anchor: HTMLElement | null, of: CellPlace): void {
  const place = anchor?.offsetParent;
  if (!anchor || !place) return;
  const cell = findCell(place, of)?.getBoundingClientRect();
  const around = place.getBoundingClientRect();
  anchor.style.left = `${cell ? cell.left - around.left : around.width / 2}px`;
  anchor.style.top = `${cell ? cell.top - around.top : 0}px`;
  anchor.style.width = `${cell?.width ?? 0}px`;
  anchor.style.height = `${cell?.height ?? 0}px`;
}

/** Around cells: shows what the opened one is made of, beside it; on a phone in a drawer from the bottom. Issue 14. */
export function ExplainedPlace({ address, viewer, children }: ExplainedPlaceProps) {
  const isPhone = useIsPhone();
  const { of, day } = address;
  const anchor = useRef<HTMLElement>(null);
  // after every render: cells come with the month, and move with it
  useLayoutEffect(() => {
    if (of !== null) coverCell(anchor.current, { userId: of, date: day });
  });
  const why = of !== null && day !== '' && <DayWhy userId={of} day={day} address={address} isMine={of === viewer} />;
  return (
    <Stack flex={1} relative>
      {children}
      {why && isPhone && (
        <BottomDrawer label={fullDay(day)} onClose={address.close}>
          {why}
        </BottomDrawer>
      )}
      {why && !isPhone && (
        // below a cell of the left column it would lie over the rail, and few screens are high enough for it
        <Popover
          open
          trigger="click"
          placement="right"
          onOpenChange={(isOpen) => !isOpen && address.leave()}
          content={why}
        >
          <i key={`${of} ${day}`} ref={anchor} className={css.anchor} />
        </Popover>
      )}
    </Stack>
  );
}
