import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importFieldLabel } from '@toam/contracts/texts/customer-import';
import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import {
  guessColumns,
  type ImportField,
  importFields,
  missingImportFields,
  requiredImportFields,
} from '@toam/domain/customer-import/customer-import-columns';
import { Alert, Button, formatNumber, useUrlState } from '@toam/ui/core';
import { ChoiceSelect } from '@toam/ui/form';
import { ArrowRightIcon } from '@toam/ui/icons';
import { useImportStep } from './customer-import.queries';
import { ImportMenu } from './import-menu';
import { columnLetter } from './import-sheet';
import { columnsAddress, columnsIn, importSearch } from './import.search';
import './column-mapping.css';

const leftOut = 'none' as const;
const choices = [
  { value: leftOut, label: text.leaveOut },
  ...importFields.map((field) => ({
    value: field,
    label: requiredImportFields.includes(field) ? `${importFieldLabel[field]} *` : importFieldLabel[field],
  })),
];

/** One field belongs to one column. Choosing it for another column clears the first one. */
const withField = (columns: (ImportField | null)[], at: number, field: ImportField | null) =>
  columns.map((one, place) => {
    if (place === at) return field;
    return field !== null && one === field ? null : one;
  });

interface ColumnMappingProps {
  one: CustomerImport;
  onChecked: () => void;
}

/**
 * Maps the file's columns to fields. Starts with what the headers suggest. The address keeps the choice until the file
 * is checked.
 */
export function ColumnMapping({ one, onChecked }: ColumnMappingProps) {
  const [search, change] = useUrlState(importSearch);
  const step = useImportStep(one.id);
  const columns = columnsIn(search.columns, one.columns);
  const missing = missingImportFields(columns);
  const choose = (at: number, field: ImportField | null) =>
    change({ columns: columnsAddress(withField(columns, at, field)) }, { replace: true });
  const head = useImportStep(one.id);
  const setHead = (firstIsData: boolean) =>
    head.mutate({ do: 'head', firstIsData }, { onSuccess: () => change({ columns: '' }, { replace: true }) });
  const check = () => step.mutate({ do: 'check', columns }, { onSuccess: onChecked });
  return (
    <>
      <div className="import-body">
        <div className="import-mapping-head">
          <h2>{text.mappingTitle}</h2>
          <span className="import-hint">{text.sheet(one.sheet, one.other_sheets)}</span>
        </div>
        {one.can.decide && (
          <label className="import-first-row">
            <input
              type="checkbox"
              checked={one.first_is_data}
              disabled={head.isPending}
              onChange={(event) => setHead(event.target.checked)}
            />
            <span>
              {text.firstIsData}
              <small>{text.firstIsDataNote}</small>
            </span>
          </label>
        )}
        {missing.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={text.needs(missing.map((field) => importFieldLabel[field]).join(', '))}
          />
        )}
        <Columns one={one} columns={columns} onChoose={choose} />
      </div>
      <footer className="import-foot">
        <ImportMenu one={one} />
        <span className="ta-grow import-hint">
          {text.columnsUsed(formatNumber(columns.filter(Boolean).length), formatNumber(columns.length))}
        </span>
        {one.can.decide && (
          <Button type="primary" disabled={missing.length > 0} loading={step.isPending} onClick={check}>
            {text.check}
          </Button>
        )}
      </footer>
    </>
  );
}

interface ColumnsProps {
  one: CustomerImport;
  columns: (ImportField | null)[];
  onChoose: (at: number, field: ImportField | null) => void;
}

function Columns({ one, columns, onChoose }: ColumnsProps) {
  const guessed = guessColumns(one.headers.map(({ title }) => title));
  return (
    <ul className="import-columns">
      <li className="import-columns-head" aria-hidden>
        <span>{text.fileColumn}</span>
        <span>{text.samples}</span>
        <span />
        <span>{text.field}</span>
      </li>
      {one.headers.map(({ title, samples }, at) => {
        // A column without a title and values needs no choice.
        if (!title && samples.length === 0) return null;
        const field = columns[at] ?? null;
        return (
          <li key={at} data-left-out={field === null || undefined}>
            <span className="import-column-name">
              <b>{title || text.columnLetter(columnLetter(at))}</b>
              {title && <small>{text.columnLetter(columnLetter(at))}</small>}
            </span>
            <span className="import-samples ellipsis">{samples.join(' · ')}</span>
            <ArrowRightIcon size={16} color="var(--text3)" />
            <span className="import-column-field">
              <ChoiceSelect<ImportField | typeof leftOut>
                value={field ?? leftOut}
                choices={choices}
                label={text.fieldOf(title || columnLetter(at))}
                disabled={!one.can.decide}
                onChange={(chosen) => onChoose(at, chosen === null || chosen === leftOut ? null : chosen)}
              />
              {field !== null && guessed[at] === field && <small>{text.recognised}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
