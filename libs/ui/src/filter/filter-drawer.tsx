import { listText } from '@toam/contracts/texts/list';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Drawer } from '../dialog/drawer';
import { Row, Stack, Text } from '../layout/layout';
import { useIsPhone } from '../screen/watch-media';
import type { FilterColumn, Filters, OptionsColumnFilter } from './column-filter';
import { withFilter } from './filter-address';
import * as css from './filter-sheet.module.css';
import { OptionBoxes, type OptionValue } from './option-boxes';

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Columns of choices. The drawer ignores other kinds. */
  columns: readonly FilterColumn[];
  filters: { value: Filters; onChange: (filters: Filters) => void };
  /** The list's own switches. They apply at once. */
  children?: ReactNode;
}

type OptionsColumn = FilterColumn & { filter: OptionsColumnFilter };
const hasOptions = (column: FilterColumn): column is OptionsColumn => column.filter.kind === 'options';

const chosenOf = (filters: Filters, key: string): readonly OptionValue[] => {
  const value = filters[key];
  return value?.operation === 'in' ? value.values : [];
};

/**
 * All choices of a list together, on the right or, on a phone, from below. The list changes only on 'Áp dụng'.
 * Closing drops the ticks. Specification 2 §2 "Staff list".
 */
export default function FilterDrawer({ open, onClose, columns, filters, children }: FilterDrawerProps) {
  const isPhone = useIsPhone();
  const [draft, setDraft] = useDraft(open, filters.value);
  const shown = columns.filter(hasOptions);
  const count = shown.reduce((sum, { key }) => sum + chosenOf(draft, key).length, 0);
  const size = isPhone ? 'large' : 'middle';
  const apply = () => {
    onClose();
    filters.onChange(draft);
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '86%' : 400}
      className={isPhone ? css.sheet : undefined}
      title={listText.filters}
      destroyOnHidden
      footer={
        <Row gap={8} justify="end" className={css.foot}>
          <Button size={size} disabled={count === 0} onClick={() => setDraft(without(draft, shown))}>
            {listText.clearAll}
          </Button>
          <Button size={size} type="primary" onClick={apply}>
            {listText.applyCount(count)}
          </Button>
        </Row>
      }
    >
      <Stack divided>
        {children && (
          <Stack gap={12} className={css.switches}>
            {children}
          </Stack>
        )}
        {shown.map((column) => (
          <Choices key={column.key} column={column} filters={draft} onChange={setDraft} />
        ))}
      </Stack>
    </Drawer>
  );
}

/** The ticks that are not applied yet. Starts from the list's filters each time the drawer opens. */
function useDraft(open: boolean, filters: Filters) {
  const [draft, setDraft] = useState(filters);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(filters);
  }
  return [draft, setDraft] as const;
}

const without = (filters: Filters, columns: readonly FilterColumn[]): Filters =>
  columns.reduce((left, { key }) => withFilter(left, key, null), filters);

interface ChoicesProps {
  column: OptionsColumn;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

function Choices({ column: { key, title, filter }, filters, onChange }: ChoicesProps) {
  const chosen = chosenOf(filters, key);
  const choose = (next: ReadonlySet<OptionValue>) =>
    onChange(withFilter(filters, key, next.size > 0 ? { operation: 'in', values: [...next] } : null));
  return (
    <Stack as="section" gap={4} padY={12} className={css.part}>
      <Row as="h2" gap={8} justify="between" align="baseline" size={13} weight={600}>
        {title}
        {chosen.length > 0 && (
          <Text size={12} weight={500} tone="teal">
            {listText.chosen(chosen.length)}
          </Text>
        )}
      </Row>
      <OptionBoxes columns={2} title={title} filter={filter} chosen={new Set(chosen)} onChange={choose} />
    </Stack>
  );
}
