import { daysText } from '@toam/contracts/form/form-labels';
import type { LeaveQuotaRow } from '@toam/contracts/form/leave.endpoints';
import { leaveLedgerText as text } from './leave-ledger.text';
import { Row, Stack, Text } from '@toam/ui/core';
import { Link, useLocation } from 'react-router-dom';
import * as css from './leave-ledger.module.css';

/** What became of a year's leave. Only the running one has something left to take. */
function outcome({ year, left }: LeaveQuotaRow, thisYear: number): string {
  if (left < 0) return text.exceeded(daysText(-left));
  if (year >= thisYear) return text.left(daysText(left));
  return left === 0 ? text.usedUp : text.lapsed(daysText(left));
}

/** The address of a year. Other parameters stay. */
function useYearAddress(thisYear: number) {
  const { search } = useLocation();
  return (year: number) => {
    const params = new URLSearchParams(search);
    if (year === thisYear) params.delete('year');
    else params.set('year', String(year));
    return `?${params}`;
  };
}

/** All years of a person: a column at the left, on a phone a row that scrolls. */
export function LedgerYears({ years, shown }: { years: readonly LeaveQuotaRow[]; shown: number }) {
  const thisYear = years[0]?.year ?? shown;
  const addressOf = useYearAddress(thisYear);
  return (
    <Stack as="nav" flex="none" background="layout" aria-label={text.years} className={css.years}>
      <Text size={12} padX={16} padY={12} tone="text2" weight={500} phone="hidden">
        {text.years}
      </Text>
      <Stack as="ul" divided className={css.yearList}>
        {years.map((quota) => (
          <li key={quota.year}>
            <Stack
              as={Link}
              to={addressOf(quota.year)}
              gap={4}
              padX={16}
              padY={10}
              tone="text"
              className={css.year}
              {...(quota.year === shown && { 'aria-current': 'page' as const })}
            >
              <Row justify="between" gap={12} digits nowrap>
                <Text weight={600}>{quota.year}</Text>
                <Text size={13} tone="text2">
                  {outcome(quota, thisYear)}
                </Text>
              </Row>
              <Text size={12} tone="text2" digits phone="hidden">
                {text.yearFacts(daysText(quota.quota), daysText(quota.accrued), daysText(quota.used))}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
      <Text as="p" size={12} padX={16} padY={12} tone="text2" phone="hidden">
        {text.yearsNote}
      </Text>
    </Stack>
  );
}
