import { Grid, Stack } from '@toam/ui/core';
import { DayStrip } from './day-strip';
import { LateList } from './late-list';
import { LeaveReasons } from './leave-reasons';
import { MonthFigures } from './month-figures';
import { OverviewOfTeam } from './overview-of-team';
import * as css from './overview.module.css';
import type { OneProps } from './work-days.props';
import { WorkDaysScreen } from './work-days.screen';

/** /checkin/overview: a month in figures, day by day, and what went wrong. Specification 3 §2.3. */
export const Component = () => <WorkDaysScreen One={OverviewOfOne} Team={OverviewOfTeam} />;

const OverviewOfOne = (props: OneProps) => (
  <Stack flex="none" gap={[12, 16]} className={css.overview}>
    <MonthFigures days={props.days} detailed />
    <DayStrip {...props} />
    <Grid columns={['minmax(0, 5fr) minmax(0, 4fr)', 1]} gap={[12, 24]} align="start" className={css.lists}>
      <LateList {...props} />
      <LeaveReasons days={props.days} />
    </Grid>
  </Stack>
);
