import { daysText } from '@toam/contracts/form/form-labels';
import type { LeaveQuotaRow } from '@toam/contracts/form/leave.endpoints';
import { Cell, Row, Stack, StatusTag, Text } from '@toam/ui/core';
import { CalendarCheckIcon, PencilSimpleIcon, PlusIcon } from '@toam/ui/icons';
import { Link, useLocation } from 'react-router-dom';
import * as css from './leave-ledger.module.css';
import { leaveLedgerText as text } from './leave-ledger.text';
import { changeText, type LedgerLine } from './ledger-words';

interface LinesProps {
  lines: readonly LedgerLine[];
  /** The address of a form. */
  pathOf: (formId: number) => string;
}

const icons = {
  accrual: PlusIcon,
  correction: PencilSimpleIcon,
  use: CalendarCheckIcon,
  reservation: CalendarCheckIcon,
};

function What({ line, pathOf }: { line: LedgerLine; pathOf: LinesProps['pathOf'] }) {
  const Icon = icons[line.kind];
  return (
    <Row gap={8}>
      <Icon size={16} />
      {line.formId === null ? (
        line.what
      ) : (
        <Text as={Link} to={pathOf(line.formId)} tone="teal" weight={500}>
          {line.what}
        </Text>
      )}
    </Row>
  );
}

const Basis = ({ basis }: LedgerLine) =>
  basis === null ? <StatusTag tone="warning">{text.holding}</StatusTag> : <Text tone="text2">{basis}</Text>;

const Change = ({ change, isFuture }: LedgerLine) => (
  <Text digits tone={isFuture ? undefined : change > 0 ? 'success' : 'text'}>
    {changeText(change)}
  </Text>
);

/** What was added and taken, the newest first, with what was left after each. */
export const LedgerTable = ({ lines, pathOf }: LinesProps) => (
  <table className={css.lines}>
    <thead>
      <tr>
        <th>{text.date}</th>
        <th>{text.what}</th>
        <th>{text.basis}</th>
        <th>{text.change}</th>
        <th>{text.rest}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.id} data-future={line.isFuture}>
          <td>{line.date}</td>
          <td>
            <What {...{ line, pathOf }} />
          </td>
          <td>
            <Basis {...line} />
          </td>
          <td>
            <Change {...line} />
          </td>
          <td>{daysText(line.left)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The same lines on a phone. */
export const LedgerRows = ({ lines, pathOf }: LinesProps) => (
  <Stack as="ul" divided>
    {lines.map((line) => (
      <Row as="li" key={line.id} gap={12} padY={10} align="start" tone={line.isFuture ? 'text3' : undefined}>
        <Cell gap={4}>
          <What {...{ line, pathOf }} />
          <Text size={12} tone="text2" digits>
            {line.date}
          </Text>
          <Text size={12} breaks>
            <Basis {...line} />
          </Text>
        </Cell>
        <Stack flex="none" textAlign="end" digits>
          <Change {...line} />
          <Text size={12} tone="text2">
            {text.remaining} {daysText(line.left)}
          </Text>
        </Stack>
      </Row>
    ))}
  </Stack>
);

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
