import { daysText } from '@toam/contracts/form/form-labels';
import type { LeaveQuotaRow } from '@toam/contracts/form/leave.endpoints';
import { leaveLedgerText as text } from './leave-ledger.text';
import { dayOf } from '@toam/domain/day';
import { Grid, Row, Stack, Text } from '@toam/ui/core';
import * as css from './leave-ledger.module.css';
import type { LeaveLedger } from './leave-ledger.queries';
import { accrualSum } from './ledger-words';

interface Figure {
  label: string;
  value: number;
  note: string;
}

/** The month up to which a year has been counted. */
function lastMonth(year: number, today = dayOf(Date.now() / 1000)): number {
  const thisYear = Number(today.slice(0, 4));
  return year === thisYear ? Number(today.slice(5, 7)) : year < thisYear ? 12 : 1;
}

/** '11,5 + 1 − 3 − 1,5'. */
function restSum({ accrued, corrected, used, reserved }: LeaveQuotaRow): string {
  const parts = [corrected, -used, -reserved].filter((part) => part !== 0);
  return [daysText(accrued), ...parts.map((part) => `${part < 0 ? '−' : '+'} ${daysText(Math.abs(part))}`)].join(' ');
}

function figuresOf(ledger: LeaveLedger, quota: LeaveQuotaRow): Figure[] {
  const { year, corrected } = quota;
  const count = (kind: string) => ledger.entries.filter((entry) => entry.kind === kind).length;
  const month = lastMonth(year);
  const more = quota.quota - 12;
  return [
    { label: text.wholeYear(year), value: quota.quota, note: more > 0 ? text.moreForYears(more) : text.usual },
    { label: text.accrued(month), value: quota.accrued, note: text.roundedDown(accrualSum(ledger, month)) },
    { label: text.used, value: quota.used, note: text.approvedForms(count('use')) },
    { label: text.reserved, value: quota.reserved, note: text.forms(count('reservation')) },
    ...(corrected === 0
      ? []
      : [{ label: text.corrected, value: corrected, note: text.corrections(count('correction')) }]),
  ];
}

/** The figures of a year, and what they leave. The last one is what the card of the overview shows. */
export function LedgerFigures({ ledger, quota }: { ledger: LeaveLedger; quota: LeaveQuotaRow }) {
  const rest = { label: text.remaining, value: quota.left, note: restSum(quota) };
  return (
    <Grid as="dl" aria-label={text.figures} border radius={10} overflow="hidden" flex="none" className={css.figures}>
      {[...figuresOf(ledger, quota), rest].map((figure) => (
        <Stack key={figure.label} padX={14} padY={12} gap={2} className={css.figure} data-rest={figure === rest}>
          <Text as="dt" size={12} tone="text2">
            {figure.label}
          </Text>
          <Row as="dd" gap={6} align="baseline" wrap digits>
            <Text size={24} weight={600} tone={figure === rest ? 'teal' : 'text'}>
              {daysText(figure.value)}
            </Text>
            <Text size={12} tone="text2">
              {text.days}
            </Text>
          </Row>
          <Text as="dd" size={12} tone="text2">
            {figure.note}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
