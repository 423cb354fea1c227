import { call } from '@toam/api-client/call';
import { type CustomerImport, customerImports } from '@toam/contracts/customer/customer-import.endpoints';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import {
  guessColumns,
  type ImportField,
  importFields,
  missingImportFields,
  requiredImportFields,
} from '@toam/domain/customer-import/customer-import-columns';
import { SheetOf } from '@toam/sheet-import/import-detail';
import { ImportFoot } from '@toam/sheet-import/import-frame';
import { ImportMenu } from '@toam/sheet-import/import-menu';
import { type ImportNoun, importSearch, useImportStep } from '@toam/sheet-import/import-noun';
import { Button, Cell, formatNumber, Grid, Row, Stack, Text, useUrlState } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { ChoiceSelect } from '@toam/ui/form';
import { ArrowRightIcon } from '@toam/ui/icons';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import * as css from './column-mapping.module.css';

const leftOut = 'none' as const;
const choices = [
  { value: leftOut, label: text.leaveOut },
  ...importFields.map((field) => ({
    value: field,
    label: requiredImportFields.includes(field) ? `${customerLabel[field]} *` : customerLabel[field],
  })),
];

/** One field belongs to one column. Choosing it for another column clears the first one. */
const withField = (columns: (ImportField | null)[], at: number, field: ImportField | null) =>
  columns.map((one, place) => {
    if (place === at) return field;
    return field !== null && one === field ? null : one;
  });

/** The column of a cell as Excel names it: 0 → A. */
const columnLetter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26);

const isField = (name: string): name is ImportField => importFields.some((field) => field === name);

/** The columns in the address if they fit the file; else those of the import. */
function columnsIn(address: string, kept: (ImportField | null)[]): (ImportField | null)[] {
  const named = address.split(',').map((name) => (isField(name) ? name : null));
  return address && named.length === kept.length ? named : kept;
}

const columnsAddress = (columns: (ImportField | null)[]): string => columns.map((field) => field ?? '-').join(',');

interface ColumnMappingProps {
  noun: ImportNoun;
  one: CustomerImport;
  onChecked: () => void;
}

/**
 * Maps the file's columns to fields. Starts with what the headers suggest. The address keeps the choice until the file
 * is checked.
 */
export function ColumnMapping({ noun, one, onChecked }: ColumnMappingProps) {
  const [search, change] = useUrlState(importSearch);
  const step = useImportStep(noun, one.id);
  const columns = columnsIn(search.columns, one.columns);
  const missing = missingImportFields(columns);
  const choose = (at: number, field: ImportField | null) =>
    change({ columns: columnsAddress(withField(columns, at, field)) }, { replace: true });
  const params = { importId: one.id };
  const head = useImportStep(noun, one.id);
  const setHead = (firstIsData: boolean) =>
    head.mutate(() => call(customerImports.head, { params, body: { first_is_data: firstIsData } }), {
      onSuccess: () => change({ columns: '' }, { replace: true }),
    });
  const check = () =>
    step.mutate(() => call(customerImports.check, { params, body: { columns } }), { onSuccess: onChecked });
  return (
    <>
      <Stack flex={1} gap={12} padX={16} padY={16} overflow="scroll">
        <Row wrap gap={12} rowGap={4} align="baseline">
          <Text as="h2" size={16} weight={600}>
            {text.mappingTitle}
          </Text>
          {one.reading?.sheets.length === 1 && (
            <Text size={13} tone="text2">
              {text.sheetRead(one.reading.sheet)}
            </Text>
          )}
        </Row>
        <SheetOf noun={noun} one={one} />
        {one.can.decide && (
          <Row as="label" gap={10} align="start" minHeight={32} className={css.firstRow}>
            <input
              type="checkbox"
              checked={one.first_is_data}
              disabled={head.isPending}
              onChange={(event) => setHead(event.target.checked)}
            />
            <Stack as="span">
              {text.firstIsData}
              <Text as="small" size={12} tone="text3">
                {text.firstIsDataNote}
              </Text>
            </Stack>
          </Row>
        )}
        {missing.length > 0 && (
          <Alert type="warning" showIcon title={text.needs(missing.map((field) => customerLabel[field]).join(', '))} />
        )}
        <Columns one={one} columns={columns} onChoose={choose} />
      </Stack>
      <ImportFoot>
        <ImportMenu noun={noun} one={one} />
        <Cell as="span" tone="text2">
          {text.columnsUsed(formatNumber(columns.filter(Boolean).length), formatNumber(columns.length))}
        </Cell>
        {one.can.decide && (
          <Button type="primary" disabled={missing.length > 0} loading={step.isPending} onClick={check}>
            {text.check}
          </Button>
        )}
      </ImportFoot>
    </>
  );
}

interface ColumnsProps {
  one: CustomerImport;
  columns: (ImportField | null)[];
  onChoose: (at: number, field: ImportField | null) => void;
}

const line = {
  as: 'li',
  columns: 'minmax(0, 4fr) minmax(0, 5fr) 16px minmax(0, 5fr)',
  gap: 12,
  align: 'center',
  padX: 8,
  padY: 6,
} as const;

function Columns({ one, columns, onChoose }: ColumnsProps) {
  const guessed = guessColumns(one.headers.map(({ title }) => title));
  return (
    <Stack as="ul" maxWidth={1040}>
      <Grid {...line} minHeight={36} size={12} weight={500} tone="text3" className={css.head} aria-hidden>
        <span>{text.fileColumn}</span>
        <span>{text.samples}</span>
        <span />
        <span>{text.field}</span>
      </Grid>
      {one.headers.map(({ title, samples }, at) => {
        // A column without a title and values needs no choice.
        if (!title && samples.length === 0) return null;
        const field = columns[at] ?? null;
        return (
          <Grid
            key={at}
            {...line}
            minHeight={50}
            size={13}
            className={css.column}
            data-left-out={field === null || undefined}
          >
            <Stack as="span" className={css.name}>
              <Text as="b" weight={500} breaks>
                {title || text.columnLetter(columnLetter(at))}
              </Text>
              {title && (
                <Text as="small" size={12} tone="text3">
                  {text.columnLetter(columnLetter(at))}
                </Text>
              )}
            </Stack>
            <Text tone="text2" ellipsis className={css.samples}>
              {samples.join(' · ')}
            </Text>
            <ArrowRightIcon size={16} color="var(--text3)" />
            <Grid as="span" columns="minmax(0, 1fr) 56px" gap={8} align="center">
              <ChoiceSelect<ImportField | typeof leftOut>
                value={field ?? leftOut}
                choices={choices}
                label={text.fieldOf(title || columnLetter(at))}
                disabled={!one.can.decide}
                onChange={(chosen) => onChoose(at, chosen === null || chosen === leftOut ? null : chosen)}
              />
              {field !== null && guessed[at] === field && (
                <Text as="small" size={12} tone="teal">
                  {text.recognised}
                </Text>
              )}
            </Grid>
          </Grid>
        );
      })}
    </Stack>
  );
}
