import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { businessFilterText as text } from '@toam/pickers/period/business-filter.text';
import { seesAllBusiness } from '@toam/domain/business-access';
import { PlainButton, Row, Text } from '@toam/ui/core';
import { CalendarBlankIcon, CaretDownIcon, UsersThreeIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { type BusinessChoice, isNarrowed } from './business-choice';
import { businessStaffQuery } from './business-staff.queries';
import { chosenName } from './business-staff';
import { periodWords } from '@toam/pickers/period/period-words';

interface BusinessFilterChipsProps {
  choice: BusinessChoice;
  onOpen: () => void;
  /** Buttons of the screen. */
  children?: ReactNode;
}

/** What is chosen, on a phone: a tap on either opens the choice. Mockup 11. */
export function BusinessFilterChips({ choice, onOpen, children }: BusinessFilterChipsProps) {
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
