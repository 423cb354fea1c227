import { useQuery } from '@tanstack/react-query';
import { workDaysText as text } from '../work-days.text';
import { EmptyState, Pane, ScreenState, Segmented, Stack } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import type { ComponentType } from 'react';
import { ClosedMonth } from './closed-month';
import { ExplainedPlace } from './explained-place';
import { ExportDays } from './export-days';
import { MonthBar } from './month-bar';
import { TeamDayDrawer } from './team-day.drawer';
import { TeamPicker } from './team-picker';
import { useWhoseDays } from './use-whose-days';
import type { OneProps, TeamProps } from './work-days.props';
import { useLiveDays, workDaysQueries } from './work-days.queries';
import { useWorkDaysAddress, type WorkDaysAddress } from './work-days.search';
import { rangeOfMonth } from './work-month';

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
