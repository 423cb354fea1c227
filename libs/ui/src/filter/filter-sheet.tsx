import { listText } from '@toam/contracts/texts/list';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Drawer } from '../dialog/drawer';
import { CaretDownIcon, CaretRightIcon } from '../icons';
import type { FilterColumn, FilterValue, Filters } from './column-filter';
import { withFilter } from './filter-address';
import { FilterEditor } from './filter-editor';
import { filterText } from './filter-text';
import { OptionsText } from './options-text';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  columns: readonly FilterColumn[];
  filters: { value: Filters; onChange: (filters: Filters) => void };
  resultText: string;
  children?: ReactNode;
}

/** All filters of a list on a phone: a sheet from below, one line per column, its editor under it. */
export function FilterSheet({ open, onClose, columns, filters, resultText, children }: FilterSheetProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const { value, onChange } = filters;
  const isFiltered = columns.some(({ key }) => value[key]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="bottom"
      size="86%"
      closable={false}
      className="ta-sheet"
      title={listText.filters}
      extra={
        <Button type="link" disabled={!isFiltered} onClick={() => onChange({})}>
          {listText.clearAll}
        </Button>
      }
      footer={
        <Button type="primary" size="large" block onClick={onClose}>
          {resultText}
        </Button>
      }
    >
      {children && <div className="ta-sheet-switches">{children}</div>}
      {columns.map((column) => (
        <SheetRow
          key={column.key}
          column={column}
          value={value[column.key]}
          isOpen={editing === column.key}
          onToggle={() => setEditing(editing === column.key ? null : column.key)}
          onApply={(next) => {
            setEditing(null);
            onChange(withFilter(value, column.key, next));
          }}
        />
      ))}
    </Drawer>
  );
}

interface SheetRowProps {
  column: FilterColumn;
  value: FilterValue | undefined;
  isOpen: boolean;
  onToggle: () => void;
  onApply: (value: FilterValue | null) => void;
}

function SheetRow({ column, value, isOpen, onToggle, onApply }: SheetRowProps) {
  const { title, filter } = column;
  const Caret = isOpen ? CaretDownIcon : CaretRightIcon;
  return (
    <section className="ta-sheet-row">
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span>{title}</span>
        {value && (
          <b>{filter.kind === 'options' ? <OptionsText filter={filter} value={value} /> : filterText(filter, value)}</b>
        )}
        <Caret size={15} color="var(--text3)" />
      </button>
      {isOpen && <FilterEditor column={column} value={value} onApply={onApply} />}
    </section>
  );
}
