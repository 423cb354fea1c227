import { checkinText } from '@toam/contracts/checkin/checkin.text';
import type { DayTotals } from '@toam/contracts/checkin/work-day.schema';
import { daysText } from '@toam/contracts/form/form-labels';
import type { LeaveQuotaRow } from '@toam/contracts/form/leave.endpoints';
import { leaveParts } from '@toam/domain/work/leave-quota';
import { Grid, Row, Stack, Text, Tooltip, formatNumber } from '@toam/ui/core';
import { PartsBar } from '@toam/ui/detail';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { workDaysText as text, payText } from '../work-days.text';
import * as css from './month-figures.module.css';
import type { DaysOfUser } from './work-days.queries';

/** The month that everybody is measured by. D92. */
export const wholeMonth = 30;

/** The second figure says more. */
const columns = 'minmax(0, 3fr) minmax(0, 4fr) repeat(2, minmax(0, 3fr))';

interface FigureProps {
  label: string;
  value: string;
  /** After the value, in small letters. */
  of?: string;
  /** Under the pointer. */
  hint?: string;
  note?: string;
  tone?: 'warning';
  link?: ReactNode;
  /** Instead of the note, on a phone. */
  stripe?: ReactNode;
}

const Figure = ({ label, value, of, hint, note, tone, link, stripe }: FigureProps) => (
  <Stack padX={14} padY={[12, 10]}>
    <Row as="dt" justify="between" gap={8} size={12} tone="text2">
      {label}
      {link}
    </Row>
    <Tooltip title={hint}>
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
    </Tooltip>
    {note && (
      <Text as="dd" size={12} tone="text3" phone={stripe ? 'hidden' : undefined}>
        {note}
      </Text>
    )}
    {stripe && (
      <Stack as="dd" top={6} phone="only">
        {stripe}
      </Stack>
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
    <Grid
      as="dl"
      flex="none"
      columns={[columns, 2]}
      border
      radius={10}
      className={css.figures}
      aria-label={text.figures}
    >
      <Figure
        label={text.workDays}
        value={daysText(workDays)}
        of={text.ofMonth(wholeMonth)}
        hint={checkinText.realDays(realDays)}
        note={detailed ? text.realDays(realDays) : undefined}
      />
      <Leave quota={leave.quota} userId={user.id} detailed={detailed} />
      <Times label={text.late} total={totalLate} detailed={detailed} />
      <Times label={text.soon} total={totalSoon} detailed={detailed} />
    </Grid>
  );
}

function Leave({ quota, userId, detailed }: { quota: LeaveQuotaRow | null; userId: number; detailed: boolean }) {
  if (!quota) return <Figure label={text.leaveLeft} value="–" note={detailed ? text.noQuota : undefined} />;
  const { used, reserved, left } = quota;
  const accrued = quota.accrued + quota.corrected;
  const year = leaveParts(quota, 0, left);
  const parts = [
    { look: 'done', share: year.used },
    { look: 'planned', share: year.reserved },
    { look: 'left', share: year.left },
    { look: 'rest', share: year.future },
  ] as const;
  return (
    <Figure
      label={text.leaveLeft}
      value={daysText(left)}
      of={text.ofQuota(daysText(quota.quota))}
      note={detailed ? text.quotaParts(daysText(accrued), daysText(used), daysText(reserved)) : undefined}
      stripe={detailed && <PartsBar parts={parts} />}
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

/** Figures of a month's pay in their order, with how they are written. D112 */
export const payParts = (pay: DayTotals['pay']) => [
  { key: 'paidDays', label: payText.paidDays, value: daysText(pay.paidDays), isSome: true },
  { key: 'paidLeave', label: payText.paidLeave, value: daysText(pay.paidLeave), isSome: pay.paidLeave > 0 },
  { key: 'unpaidLeave', label: payText.unpaidLeave, value: daysText(pay.unpaidLeave), isSome: pay.unpaidLeave > 0 },
  { key: 'holidays', label: payText.holidays, value: daysText(pay.holidays), isSome: pay.holidays > 0 },
  { key: 'absentDays', label: payText.absentDays, value: daysText(pay.absentDays), isSome: pay.absentDays > 0 },
  { key: 'missingOuts', label: payText.missingOuts, value: formatNumber(pay.missingOuts), isSome: pay.missingOuts > 0 },
];

/** What a person's month is paid by. */
export const PayFigures = ({ pay }: { pay: DayTotals['pay'] }) => (
  <Grid as="dl" flex="none" columns={[6, 3]} gap={8} aria-label={payText.title}>
    {payParts(pay).map(({ key, label, value, isSome }) => (
      <Stack key={key}>
        <Row as="dt" size={12} tone="text2">
          {label}
        </Row>
        <Text as="dd" weight={600} digits tone={isSome ? undefined : 'text3'}>
          {value}
        </Text>
      </Stack>
    ))}
  </Grid>
);
