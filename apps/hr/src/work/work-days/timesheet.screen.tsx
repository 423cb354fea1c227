import { workDaysText as text } from '../work-days.text';
import { Stack, Text, useIsPhone } from '@toam/ui/core';
import { Legend } from './legend';
import { CalendarOfOne, CalendarOfTeam } from './month-calendar';
import { MonthFigures } from './month-figures';
import { OwnTimesheet } from './own-timesheet';
import { PayFigures } from './pay-figures';
import { TeamRows } from './team-rows';
import { TeamSums } from './team-sums';
import { TeamTimesheet } from './team-timesheet';
import type { OneProps, TeamProps } from './work-days.props';
import { WorkDaysScreen } from './work-days.screen';

/** /checkin/table: a month of one person by days, or of a team as a grid or in sums; or as a calendar. Specification 3 §2.3, mockup 19. */
export const Component = () => <WorkDaysScreen One={TimesheetOfOne} Team={TimesheetOfTeam} exports views />;

const TimesheetOfOne = (props: OneProps) =>
  props.address.view === 'calendar' ? <CalendarOfOne {...props} /> : <TableOfOne {...props} />;

const TimesheetOfTeam = (props: TeamProps) => {
  const { view } = props.address;
  if (view === 'calendar') return <CalendarOfTeam {...props} />;
  return view === 'sums' ? <TeamSums {...props} /> : <TableOfTeam {...props} />;
};

const TableOfOne = ({ days, address }: OneProps) => (
  <Stack flex="none" gap={10}>
    <MonthFigures days={days} />
    <PayFigures pay={days.pay} />
    <OwnTimesheet days={days} address={address} />
  </Stack>
);

function TableOfTeam(props: TeamProps) {
  if (useIsPhone()) return <TeamRows {...props} />;
  return (
    <Stack flex="none" gap={10}>
      <TeamTimesheet {...props} />
      <Legend
        tinted
        entries={[
          ['late', text.lateOrSoon],
          ['away', text.away],
          ['absent', text.absent],
          ['open', text.noCheckout],
        ]}
      />
      <Text as="p" size={12} tone="text3">
        {text.cellNote}
      </Text>
    </Stack>
  );
}
