import { useState, type ReactNode } from 'react';
import { listText } from '@toam/contracts/texts/list';
import { Button } from 'antd';
import type { FilterColumn, FilterValue } from './column-filter';
import { FilterFields } from './filter-fields';
import { readTyped, writeTyped } from './typed-filter';
import { Row, Stack } from '../layout/layout';
import { useIsPhone } from '../screen/watch-media';

export interface FilterEditorProps {
  column: FilterColumn;
  value: FilterValue | undefined;
  /** null removes the filter. */
  onApply: (value: FilterValue | null) => void;
}

interface FilterFormProps {
  /** Accessible name of the form. */
  title: string;
  children: ReactNode;
  /** Room for two of the device's own date inputs. */
  wide: boolean;
  applyText?: string;
  resetText?: string;
  onSubmit: () => void;
  onReset: () => void;
}

/** Frame of a filter's editor: fields over two buttons; Enter applies. */
function FilterForm({
  title,
  children,
  wide,
  applyText = listText.apply,
  resetText = listText.unfilter,
  onSubmit,
  onReset,
}: FilterFormProps) {
  // On a phone the form is inside the sheet, and only the sheet's button is orange.
  const isPhone = useIsPhone();
  return (
    <Stack
      as="form"
      gap={8}
      width={wide ? 320 : 264}
      maxWidth="100%"
      aria-label={listText.filterBy(title)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Row gap={8} justify="end">
        <Button size={isPhone ? 'middle' : 'small'} type="text" onClick={onReset}>
          {resetText}
        </Button>
        <Button size={isPhone ? 'middle' : 'small'} type={isPhone ? 'default' : 'primary'} htmlType="submit">
          {applyText}
        </Button>
      </Row>
    </Stack>
  );
}

/** A column's fields above two buttons. Submitting applies the typed values. Key it by the column. */
export default function FilterEditor({ column, value, onApply }: FilterEditorProps) {
  const { filter, title } = column;
  const [typed, setTyped] = useState(() => writeTyped(filter, value));
  const [problem, setProblem] = useState('');

  function apply() {
    const read = readTyped(filter, typed);
    if ('problem' in read) setProblem(read.problem);
    else onApply(read.value);
  }

  return (
    <FilterForm
      title={title}
      wide={typed.kind === 'days'}
      {...(filter.kind === 'text' && { applyText: filter.applyText, resetText: filter.resetText })}
      onSubmit={apply}
      onReset={() => onApply(null)}
    >
      <FilterFields
        column={column}
        typed={typed}
        problem={problem}
        onTyped={(next) => {
          setProblem('');
          setTyped(next);
        }}
        autoFocus
      />
    </FilterForm>
  );
}
