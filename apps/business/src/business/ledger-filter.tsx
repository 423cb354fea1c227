import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { businessFilterText } from '@toam/pickers/period/business-filter.text';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { seesAllBusiness } from '@toam/domain/business-access';
import { Avatar, Popover, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { Chip, ChipWords, OnChip } from '@toam/ui/list';
import { CalendarBlankIcon, CaretDownIcon, UsersThreeIcon } from '@toam/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { type BusinessChoice, isNarrowed } from './business-choice';
import { chosenName } from './business-staff';
import { businessStaffQuery } from './business-staff.queries';
import { SettledPeriod } from '@toam/pickers/period/period-picker';
import { periodWords } from '@toam/pickers/period/period-words';
import { StaffPicker } from './staff-picker';

interface LedgerFilterProps {
  choice: BusinessChoice;
  /** Rows of any period. */
  isAnytime: boolean;
  onChange: (choice: BusinessChoice, isAnytime: boolean) => void;
  /** The name of the day that lies in the period: 'Ngày đặt cọc'. */
  day: string;
  /** The chip's words: 'Đặt cọc: tháng 11/2026'. */
  words: (period: string) => string;
}

/** The period and the people of a list of the ledger: two chips, on a phone the pickers themselves. Mockup 23. */
export function LedgerFilter(props: LedgerFilterProps) {
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <>
        <Text as="b" size={13} weight={500}>
          {props.day}
        </Text>
        <Row gap={8} wrap>
          <LedgerPeriod {...props} />
        </Row>
        <Row gap={8} wrap>
          <StaffPicker choice={props.choice} onChange={(next) => props.onChange(next, props.isAnytime)} />
        </Row>
      </>
    );
  return (
    <>
      <PeriodChip {...props} />
      <PeopleChip {...props} />
    </>
  );
}

const LedgerPeriod = ({ choice, onChange }: LedgerFilterProps) => (
  <SettledPeriod period={choice.period} onChange={(period) => onChange({ ...choice, period }, false)} />
);

function PeriodChip(props: LedgerFilterProps) {
  const { choice, isAnytime, onChange, day, words } = props;
  const picker = (
    <Stack gap={8} padX={4} padY={4}>
      <Text as="b" size={12} weight={500} tone="text2">
        {day}
      </Text>
      <LedgerPeriod {...props} />
    </Stack>
  );
  const icon = <CalendarBlankIcon size={15} />;
  if (isAnytime)
    return (
      <ChipPopover content={picker}>
        <Chip aria-haspopup="dialog">
          {icon}
          {text.anyPeriod}
          <CaretDownIcon size={12} />
        </Chip>
      </ChipPopover>
    );
  return (
    <OnChip title={text.period} onClear={() => onChange(choice, true)}>
      <ChipPopover content={picker}>
        <ChipWords>{words(periodWords(choice.period))}</ChipWords>
      </ChipPopover>
    </OnChip>
  );
}

/** Nothing for somebody who sees only themselves, unless a link named others. */
function PeopleChip({ choice, isAnytime, onChange }: LedgerFilterProps) {
  const viewer = useUser();
  const { data: staff } = useQuery(businessStaffQuery(viewer));
  if (staff && staff.length < 2 && !isNarrowed(choice)) return null;
  const choose = (next: BusinessChoice) => onChange(next, isAnytime);
  const picker = (
    <Row gap={8} padX={4} padY={4}>
      <StaffPicker choice={choice} onChange={choose} />
    </Row>
  );
  if (!isNarrowed(choice))
    return (
      <ChipPopover content={picker}>
        <Chip aria-haspopup="dialog">
          <UsersThreeIcon size={15} />
          {seesAllBusiness(viewer) ? text.people : businessFilterText.myTeam}
          <CaretDownIcon size={12} />
        </Chip>
      </ChipPopover>
    );
  const name = staff && chosenName(choice, staff);
  const id = choice.whose === 'team' ? choice.team : choice.users[0];
  return (
    <OnChip title={text.people} onClear={() => choose({ ...choice, team: null, users: [] })}>
      <ChipPopover content={picker}>
        <ChipWords>
          {id && name && <Avatar id={id} name={name} size={20} decorative />}{' '}
          {name ?? text.peopleChosen(Math.max(1, choice.users.length))}
        </ChipWords>
      </ChipPopover>
    </OnChip>
  );
}

const ChipPopover = ({ content, children }: { content: ReactNode; children: ReactElement }) => (
  <Popover trigger="click" placement="bottomLeft" arrow={false} destroyOnHidden content={content}>
    {children}
  </Popover>
);
