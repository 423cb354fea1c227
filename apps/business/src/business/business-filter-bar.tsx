import { businessFilterText as text } from '@toam/pickers/period/business-filter.text';
import { Button, Cell, Row, useIsPhone, useUrlState } from '@toam/ui/core';
import { BottomDrawer } from '@toam/ui/detail';
import { useControlSize } from '@toam/ui/form';
import { MagnifyingGlassIcon } from '@toam/ui/icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { BusinessChoice } from './business-choice';
import { BusinessFilterChips } from './business-filter-chips';
import * as css from './business-filter.module.css';
import { periodFault, type PeriodLimit } from '@toam/pickers/period/period-fault';
import { PeriodPicker } from '@toam/pickers/period/period-picker';
import { StaffPicker } from './staff-picker';

interface BusinessFilterBarProps {
  /** What the screen shows now, from the address. */
  choice: BusinessChoice;
  onSearch: (choice: BusinessChoice) => void;
  /** The longest period that the screen shows. */
  limit?: PeriodLimit;
  /** Buttons of the screen, at the right. */
  children?: ReactNode;
}

/** On a phone the choice opens over the screen. */
const sheetSearch = z.object({ filter: z.literal('1').nullable().catch(null) });

/** The period, and whose figures. What is chosen counts once it is searched for. Specification 3 §2.2. */
export function BusinessFilterBar({ choice, onSearch, limit, children }: BusinessFilterBarProps) {
  const size = useControlSize();
  const isPhone = useIsPhone();
  const [{ filter }, change] = useUrlState(sheetSearch);
  const [draft, setDraft] = useState(choice);
  const [known, setKnown] = useState(choice);
  if (known !== choice) {
    // searched for, or back and forward
    setKnown(choice);
    setDraft(choice);
  }
  const fault = periodFault(draft.period, limit);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(choice);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (fault) return;
    if (isPhone) change({ filter: null }, { replace: true });
    onSearch(draft);
  };
  const form = (
    <Row
      as="form"
      role="search"
      aria-label={text.filter}
      flex="none"
      gap={8}
      wrap
      padX={16}
      padY={[10, 8]}
      className={css.bar}
      onSubmit={search}
    >
      <PeriodPicker period={draft.period} limit={limit} onChange={(period) => setDraft({ ...draft, period })} />
      <StaffPicker choice={draft} onChange={setDraft} />
      <Button
        htmlType="submit"
        size={size}
        type={isChanged ? 'primary' : 'default'}
        disabled={fault !== null}
        icon={<MagnifyingGlassIcon size={16} />}
      >
        {text.search}
      </Button>
      {!isPhone && (
        <>
          <Cell />
          {children}
        </>
      )}
    </Row>
  );
  if (!isPhone) return form;
  return (
    <>
      <BusinessFilterChips choice={choice} onOpen={() => change({ filter: '1' })}>
        {children}
      </BusinessFilterChips>
      {filter && (
        <BottomDrawer label={text.filter} fits onClose={() => change({ filter: null }, { replace: true })}>
          {form}
        </BottomDrawer>
      )}
    </>
  );
}
