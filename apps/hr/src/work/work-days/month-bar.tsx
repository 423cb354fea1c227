import { workDaysText as text } from '../work-days.text';
import { Button, Cell, IconButton, Row, Segmented, Text } from '@toam/ui/core';
import { useHotkeys } from '@toam/ui/list';
import { CaretLeftIcon, CaretRightIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import * as css from './month-bar.module.css';
import type { WorkDaysAddress } from './work-days.search';
import { writtenMonth } from './work-month';

interface MonthBarProps {
  address: WorkDaysAddress;
  /** Chooses the team or the person. */
  picker?: ReactNode;
  children?: ReactNode;
}

/** The month, and whose days. ← and → turn the month, too. */
export function MonthBar({ address, picker, children }: MonthBarProps) {
  const { month, mode, step, goToday, show } = address;
  useHotkeys({ ArrowLeft: () => step(-1), ArrowRight: () => step(1) });
  return (
    <Row flex="none" gap={8} wrap padX={16} padY={[10, 8]} className={css.bar}>
      <IconButton border aria-label={text.previousMonth} title={`${text.previousMonth} (←)`} onClick={() => step(-1)}>
        <CaretLeftIcon size={16} />
      </IconButton>
      <Text as="h2" size={14} weight={600} nowrap textAlign="center" digits aria-live="polite">
        {text.month(writtenMonth(month))}
      </Text>
      <IconButton border aria-label={text.nextMonth} title={`${text.nextMonth} (→)`} onClick={() => step(1)}>
        <CaretRightIcon size={16} />
      </IconButton>
      <Button className={css.today} onClick={goToday}>
        {text.today}
      </Button>
      {picker}
      <Cell />
      <Segmented<WorkDaysAddress['mode']>
        aria-label={text.whose}
        value={mode}
        options={[
          { value: 'me', label: text.mine },
          { value: 'team', label: text.team },
        ]}
        onChange={(next) => show({ mode: next })}
      />
      {children}
    </Row>
  );
}
