import { call } from '@toam/api-client/call';
import {
  type CustomerImport,
  type CustomerImportRow,
  customerImports,
  maxImportRows,
} from '@toam/contracts/customer/customer-import.endpoints';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { type ImportDecision, importDecisions, type ImportShow } from '@toam/contracts/sheet/import.endpoints';
import type { ImportField } from '@toam/domain/customer-import/customer-import-columns';
import { type ImportNoun, useImportStep } from '@toam/sheet-import/import-noun';
import { ImportScreen } from '@toam/sheet-import/import-start';
import { Button, formatNumber, Row, Text, useIsPhone } from '@toam/ui/core';
import { Select } from '@toam/ui/select';
import { Link } from 'react-router-dom';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import { paths } from '../paths';
import { ColumnMapping } from './column-mapping';
import * as css from './customer-import.module.css';

interface OneProps {
  one: CustomerImport;
}

const decide = (importId: number, decision: ImportDecision, rows?: number[]) => () =>
  call(customerImports.decide, { params: { importId }, body: { decision, rows } });

/** One choice for every row whose number a customer already has. On a phone the rows need the space. D56. */
function DecideAll({ one, show }: OneProps & { show: ImportShow }) {
  const step = useImportStep(customerImport, one.id);
  const isPhone = useIsPhone();
  const isAsked = one.counts.duplicates > 0 && (show === 'duplicate' || (show === 'all' && !isPhone));
  if (!isAsked || one.state !== 'checked' || !one.can.decide) return null;
  const question = text.decideAll(formatNumber(one.counts.duplicates));
  return (
    <Row
      wrap
      gap={8}
      flex="none"
      padX={16}
      padY={8}
      size={13}
      background="warningTint"
      className={css.decide}
      role="group"
      aria-label={question}
    >
      <span>{question}</span>
      {importDecisions.map((decision) => (
        <Button
          key={decision}
          disabled={step.isPending}
          aria-pressed={one.counts[decision] === one.counts.duplicates}
          onClick={() => step.mutate(decide(one.id, decision))}
        >
          {text.decision[decision]}
        </Button>
      ))}
      <Text as="small" size={12} tone="text2">
        {text.mergeNote}
      </Text>
    </Row>
  );
}

/** The customer who has the number already: name and staff. It is a link if the viewer may see the customer. D56. */
function Same({ row: { same_phone, same_row } }: { row: CustomerImportRow }) {
  if (same_phone) {
    const words = text.sameAs(same_phone.name, same_phone.user);
    return same_phone.may_open ? <Link to={paths.customer(same_phone.id)}>{words}</Link> : <span>{words}</span>;
  }
  return same_row === null ? null : <span>{text.sameAsRow(same_row)}</span>;
}

/** The customer whom a row duplicates, and the decision about that. */
const Duplicate = ({ one, row }: OneProps & { row: CustomerImportRow }) =>
  row.state === 'duplicate' && (
    <>
      <Same row={row} />
      {one.state === 'checked' && one.can.decide && <Decision one={one} row={row} />}
    </>
  );

function Decision({ one, row }: OneProps & { row: CustomerImportRow }) {
  const step = useImportStep(customerImport, one.id);
  const isPhone = useIsPhone();
  const options = importDecisions.map((value) => {
    const isForbidden = value === 'merge' && !row.can_merge;
    return { value, label: text.decision[value], disabled: isForbidden, title: isForbidden ? text.mayNotMerge : '' };
  });
  return (
    <Select
      size={isPhone ? 'large' : 'small'}
      value={row.decision}
      options={options}
      popupMatchSelectWidth={false}
      aria-label={text.decisionFor(row.id)}
      onChange={(decision) => step.mutate(decide(one.id, decision, [row.id]))}
    />
  );
}

/** Customers from workbooks. */
const customerImport = {
  key: 'customer-import',
  // lists hear of customers by a live event
  changes: [],
  paths: { start: paths.customerImports, of: paths.customerImport },
  records: () => ({ to: paths.customers, label: text.seeCustomers }),
  record: (_one, id) => ({ to: paths.customer(id), label: text.open }),
  calls: customerImports,
  steps: {
    calls: customerImports,
    back: { to: paths.customers, label: text.back },
    how: text.how,
    mostRows: maxImportRows,
  },
  labelOf: (_one, field) => customerLabel[field as ImportField],
  text: {
    ...text,
    undoNote: ({ outcome }) => text.undoNote(formatNumber(outcome.created)),
    done: ({ created, merged, unchanged }) =>
      text.done(formatNumber(created), formatNumber(merged - unchanged), formatNumber(unchanged)),
    past: ({ outcome: { created, merged, unchanged } }) =>
      text.pastOutcome(formatNumber(created), formatNumber(merged - unchanged)),
  },
  Mapping: ColumnMapping,
  Between: DecideAll,
  OfRow: Duplicate,
} satisfies ImportNoun<CustomerImport, CustomerImportRow>;

/** /customer/import, /customer/import/{id}. Issue 4 "Customers". */
export const Component = () => <ImportScreen noun={customerImport} />;
