import { daysText } from '@toam/contracts/form/form-labels';
import type { DayTotals } from '@toam/contracts/checkin/work-day.schema';
import type { LeaveQuotaRow } from '@toam/contracts/form/leave.endpoints';
import { checkinText } from '@toam/contracts/texts/checkin';
import { workDaysText as text } from '@toam/contracts/texts/work-days';
import { Grid, Row, Stack, Text, Tooltip } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './month-figures.module.css';
import type { DaysOfUser } from './work-days.queries';

/** The month that everybody is measured by. D92. */
const wholeMonth = 30;

interface FigureProps {
  label: string;
  value: string;
  /** After the value, in small letters. */
  of?: string;
  note?: string;
  tone?: 'warning';
  link?: ReactNode;
}

const Figure = ({ label, value, of, note, tone, link }: FigureProps) => (
  <Stack padX={14} padY={[12, 10]}>
    <Row as="dt" justify="between" gap={8} size={12} tone="text2">
      {label}
      {link}
    </Row>
    <Row as="dd" align="baseline" wrap gap={6}>
      <Text size={20} weight={600} digits tone={tone}>
        {value}
      </Text>
      {of && (
        <Text size={12} tone="text3">
          {of}
        </Text>
      )}
    </Row>
    {note && (
      <Text as="dd" size={12} tone="text3">
        {note}
      </Text>
    )}
  </Stack>
);

interface MonthFiguresProps {
  days: DaysOfUser;
  /** With the parts that each figure is made of. */
  detailed?: boolean;
}

/** Days, leave, late and early of a month. D92, D93. */
export function MonthFigures({ days, detailed = false }: MonthFiguresProps) {
  const { workDays, realDays, totalLate, totalSoon, leave, user } = days;
  return (
    <Grid as="dl" flex="none" columns={[4, 2]} border radius={10} className={css.figures} aria-label={text.figures}>
      <Tooltip title={checkinText.realDays(realDays)}>
        <div>
          <Figure
            label={text.workDays}
            value={daysText(workDays)}
            of={text.ofMonth(wholeMonth)}
            note={detailed ? text.realDays(realDays) : undefined}
          />
        </div>
      </Tooltip>
      <Leave quota={leave.quota} userId={user.id} detailed={detailed} />
      <Times label={text.late} total={totalLate} detailed={detailed} />
      <Times label={text.soon} total={totalSoon} detailed={detailed} />
    </Grid>
  );
}

function Leave({ quota, userId, detailed }: { quota: LeaveQuotaRow | null; userId: number; detailed: boolean }) {
  if (!quota) return <Figure label={text.leaveLeft} value="–" note={detailed ? text.noQuota : undefined} />;
  const [accrued, used, reserved] = [quota.accrued + quota.corrected, quota.used, quota.reserved].map(daysText);
  return (
    <Figure
      label={text.leaveLeft}
      value={daysText(quota.left)}
      of={text.ofQuota(daysText(quota.quota))}
      note={detailed ? text.quotaParts(accrued!, used!, reserved!) : undefined}
      link={
        <Text as={Link} to={paths.leaveLedger(userId)} tone="teal">
          {text.ledger}
        </Text>
      }
    />
  );
}

function Times({ label, total, detailed }: { label: string; total: DayTotals['totalLate']; detailed: boolean }) {
  const long = text.duration(total.hours, total.minutes);
  const where = detailed ? { note: long } : { of: long };
  return (
    <Figure
      label={label}
      value={text.times(total.total)}
      {...(total.total > 0 && { tone: 'warning' as const })}
      {...where}
    />
  );
}
