import { daysText } from '@toam/contracts/form/form-labels';
import { leaveLedgerText as text } from './leave-ledger.text';
import { Cell, Row, Stack, StatusTag, Text } from '@toam/ui/core';
import { CalendarCheckIcon, PencilSimpleIcon, PlusIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import * as css from './leave-ledger.module.css';
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
