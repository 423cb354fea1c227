import { businessFilterText as text } from '@toam/pickers/period/business-filter.text';
import { Button, Cell, Row, useIsPhone, useUrlState, PlainButton, Text } from '@toam/ui/core';
import { BottomDrawer } from '@toam/ui/detail';
import { useControlSize } from '@toam/ui/form';
import { MagnifyingGlassIcon, CalendarBlankIcon, CaretDownIcon, UsersThreeIcon } from '@toam/ui/icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { z } from 'zod';
import { periodFault, type PeriodLimit } from '@toam/pickers/period/period-fault';
import { PeriodPicker } from '@toam/pickers/period/period-picker';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { seesAllBusiness } from '@toam/domain/business-access';
import { periodWords } from '@toam/pickers/period/period-words';
import { type BusinessChoice, isNarrowed } from './business-choice';
import * as css from './business-filter.module.css';
import { StaffPicker } from './staff-picker';
import { businessStaffQuery } from './business-staff.queries';
import { chosenName } from './business-staff';

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

interface BusinessFilterChipsProps {
  choice: BusinessChoice;
  onOpen: () => void;
  /** Buttons of the screen. */
  children?: ReactNode;
}

/** What is chosen, on a phone: a tap on either opens the choice. Mockup 11. */
function BusinessFilterChips({ choice, onOpen, children }: BusinessFilterChipsProps) {
  const people = usePeopleWords(choice);
  return (
    <Row flex="none" gap={8} padX={12} padY={8} role="group" aria-label={text.filter}>
      <Chip isSet={false} onClick={onOpen}>
        <CalendarBlankIcon size={16} aria-hidden />
        {periodWords(choice.period)}
      </Chip>
      {people && (
        <Chip isSet={isNarrowed(choice)} fills onClick={onOpen}>
          <UsersThreeIcon size={16} aria-hidden />
          <Text flex={1} ellipsis>
            {people}
          </Text>
          <CaretDownIcon size={12} aria-hidden />
        </Chip>
      )}
      {children}
    </Row>
  );
}

interface ChipProps {
  isSet: boolean;
  /** Takes the rest of the line. */
  fills?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Chip = ({ isSet, fills = false, onClick, children }: ChipProps) => (
  <PlainButton
    flex={fills ? 1 : 'none'}
    gap={6}
    height={40}
    padX={10}
    size={13}
    weight={500}
    nowrap
    radius={6}
    border
    background={isSet ? 'tealTint' : 'surface'}
    tone={isSet ? 'teal' : 'text2'}
    aria-haspopup="dialog"
    onClick={onClick}
  >
    {children}
  </PlainButton>
);

/** Whose figures: 'Nhóm Trần Lan · 4 người'. Null for somebody who sees only themselves, unless a link named others. */
function usePeopleWords(choice: BusinessChoice): string | null {
  const viewer = useUser();
  const { data: staff } = useQuery(businessStaffQuery(viewer));
  if (!staff || (staff.length < 2 && !isNarrowed(choice))) return null;
  if (isNarrowed(choice)) return chosenName(choice, staff) ?? text.somePeople(choice.users.length);
  return seesAllBusiness(viewer) ? text.everybody : text.myTeam;
}

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
