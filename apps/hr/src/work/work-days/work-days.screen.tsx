import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { seesAllWork } from '@toam/domain/actor';
import { plain } from '@toam/domain/vietnamese';
import {
  EmptyState,
  Pane,
  ScreenState,
  Segmented,
  Stack,
  Button,
  Cell,
  IconButton,
  Row,
  Text,
  formatNumber,
} from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { CaretLeftIcon, CaretRightIcon } from '@toam/ui/icons';
import { useHotkeys } from '@toam/ui/list';
import { Select } from '@toam/ui/select';
import type { ComponentType, ReactNode } from 'react';
import { workDaysText as text } from '../work-days.text';
import { ClosedMonth } from './closed-month';
import { ExplainedPlace } from './day-why';
import { ExportDays } from './export-days';
import { TeamDayDrawer } from './team-day.drawer';
import * as css from './work-days.module.css';
import type { OneProps, TeamProps } from './work-days.props';
import { useLiveDays, workDaysQueries, type DaysOfTeam } from './work-days.queries';
import { useWorkDaysAddress, type WorkDaysAddress } from './work-days.search';
import { rangeOfMonth, writtenMonth } from './work-month';

interface WorkDaysScreenProps {
  One: ComponentType<OneProps>;
  Team: ComponentType<TeamProps>;
  /** With 'Xuất'. */
  exports?: boolean;
  /** With the ways to look at a timesheet. */
  views?: boolean;
}

/** What overview, calendar and timesheet share: the month, whose days, live changes, and the day that is opened. */
export function WorkDaysScreen({ One, Team, exports = false, views = false }: WorkDaysScreenProps) {
  const address = useWorkDaysAddress();
  const whose = useWhoseDays(address);
  const { isTeam, leader, person, viewer } = whose;
  const team = useQuery({ ...workDaysQueries.team(leader, address.month), enabled: isTeam });
  const one = useQuery({ ...workDaysQueries.user(person ?? 0, address.month), enabled: person !== null });
  useLiveDays();
  return (
    <Pane>
      <MonthBar
        address={address}
        picker={isTeam && <TeamPicker address={address} whose={whose} team={team.data} isLoading={team.isLoading} />}
      >
        {views && <ViewSwitch address={address} isTeam={person === null} />}
        <ClosedMonth month={address.month} today={address.today} acts={exports} />
        {exports && (
          <ExportDays
            of={person === null ? { leader } : { user: person }}
            range={rangeOfMonth(address.month)}
            shifts={(person === null ? team : one).data?.shifts}
          />
        )}
      </MonthBar>
      <Stack flex={1} overflow="scroll" padX={16}>
        <ExplainedPlace address={address} viewer={viewer.id}>
          {person === null ? (
            <ScreenState query={team} skeleton={<Bones />}>
              {(data) =>
                data.list.length === 0 ? (
                  <EmptyState reason={text.noTeam} />
                ) : (
                  <>
                    <Team team={data} address={address} />
                    {address.day && address.of === null && (
                      <TeamDayDrawer team={data} leader={leader} address={address} />
                    )}
                  </>
                )
              }
            </ScreenState>
          ) : (
            <ScreenState query={one} skeleton={<Bones />}>
              {(data) => <One days={data} address={address} isMine={person === viewer.id} />}
            </ScreenState>
          )}
        </ExplainedPlace>
      </Stack>
    </Pane>
  );
}

/** Table or calendar; a team's sums, too. Specification 3 §2.3, D112 */
function ViewSwitch({ address, isTeam }: { address: WorkDaysAddress; isTeam: boolean }) {
  const ways = isTeam ? (['table', 'sums', 'calendar'] as const) : (['table', 'calendar'] as const);
  const shown = !isTeam && address.view === 'sums' ? 'table' : address.view;
  return (
    <Segmented<WorkDaysAddress['view']>
      aria-label={text.view}
      value={shown}
      options={ways.map((value) => ({ value, label: text.views[value] }))}
      onChange={(view) => address.change({ view })}
    />
  );
}

const Bones = () => (
  <Stack role="status" aria-label={text.loading} gap={16} padY={8}>
    <Skeleton active paragraph={{ rows: 2 }} />
    <Skeleton active title={false} paragraph={{ rows: 8 }} />
  </Stack>
);

interface MonthBarProps {
  address: WorkDaysAddress;
  /** Chooses the team or the person. */
  picker?: ReactNode;
  children?: ReactNode;
}

/** The month, and whose days. ← and → turn the month, too. */
function MonthBar({ address, picker, children }: MonthBarProps) {
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

/** Whose days the address asks for. Without a team of their own, admins and payroll begin with everybody. */
function useWhoseDays({ mode, team, person }: WorkDaysAddress) {
  const viewer = useUser();
  const seesAll = seesAllWork(viewer);
  const isTeam = mode === 'team';
  return {
    viewer,
    seesAll,
    isTeam,
    leader: team ?? (seesAll ? 0 : viewer.id),
    /** Null: the whole team. */
    person: isTeam ? person : viewer.id,
  };
}

type WhoseDays = ReturnType<typeof useWhoseDays>;

interface TeamPickerProps {
  address: WorkDaysAddress;
  whose: WhoseDays;
  team: DaysOfTeam | undefined;
  isLoading: boolean;
}

/** A whole team, that of somebody below, or one of its people. Admins and payroll choose everybody, too. */
function TeamPicker({ address, whose: { viewer, seesAll, leader, person }, team, isLoading }: TeamPickerProps) {
  const people = team?.list.map(({ user }) => user) ?? [];
  const others = team?.leaders ?? [];
  // a link may show the team of somebody who leads nobody any more
  const isLost = team?.leader && leader !== viewer.id && others.every(({ id }) => id !== leader);
  const leaders = isLost ? [team.leader!, ...others] : others;
  const counted = (label: string, isShown: boolean) =>
    isShown && team ? `${label} (${formatNumber(people.length)})` : label;
  const teams = [
    ...(seesAll ? [{ value: 't0', label: counted(text.everybody, leader === 0) }] : []),
    { value: `t${viewer.id}`, label: counted(text.myTeam, leader === viewer.id) },
    ...leaders.map(({ id, name }) => ({ value: `t${id}`, label: counted(text.teamOf(name), leader === id) })),
  ];
  const persons = people.map(({ id, name }) => ({ value: `p${id}`, label: name }));
  const chosen = person === null ? `t${leader}` : `p${person}`;
  // a shared link may name whom the viewer does not read; before the answer nobody is known
  const isKnown = [...teams, ...persons].some(({ value }) => value === chosen);
  const choose = (value: string) => {
    const id = Number(value.slice(1));
    if (value.startsWith('p')) address.show({ person: id });
    else address.show({ team: id, person: null });
  };
  return (
    <Select<string>
      aria-label={text.person}
      className={css.picker}
      value={isKnown ? chosen : null}
      placeholder={isLoading ? undefined : text.stranger}
      options={[
        { label: text.teams, options: teams },
        { label: text.person, options: persons },
      ]}
      showSearch={{ filterOption: (typed, option) => plain(String(option?.label ?? '')).includes(plain(typed)) }}
      loading={isLoading}
      popupMatchSelectWidth={false}
      onChange={choose}
    />
  );
}
