import { listText } from '@toam/contracts/texts/list';
import { useState } from 'react';
import { Popover } from '../dialog/popover';
import { PlusIcon } from '../icons';
import { PlainButton, Stack, Text } from '../layout/layout';
import { Chip } from './chip';
import type { FilterColumn, Filters } from './column-filter';
import { withFilter } from './filter-address';
import { FilterEditor } from './filter-popover';
import * as css from './filter.module.css';

interface MoreFiltersProps {
  columns: readonly FilterColumn[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** '+ Lọc thêm': lists the columns without a filter. Choosing one shows its editor instead of the list. */
export function MoreFilters({ columns, filters, onChange }: MoreFiltersProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<FilterColumn | null>(null);
  const free = columns.filter(({ key }) => !filters[key]);
  if (free.length === 0) return null;

  const show = (next: boolean) => {
    setOpen(next);
    if (next) setChosen(null);
  };
  const content = chosen ? (
    <Stack gap={8}>
      <Text size={13} weight={600}>
        {chosen.title}
      </Text>
      <FilterEditor
        key={chosen.key}
        column={chosen}
        value={undefined}
        onApply={(value) => {
          setOpen(false);
          onChange(withFilter(filters, chosen.key, value));
        }}
      />
    </Stack>
  ) : (
    <ColumnNames columns={free} onChoose={setChosen} />
  );

  return (
    <Popover
      open={open}
      onOpenChange={show}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={content}
    >
      <Chip dashed aria-haspopup="dialog" aria-expanded={open}>
        <PlusIcon size={13} />
        {listText.moreFilters}
      </Chip>
    </Popover>
  );
}

const ColumnNames = ({
  columns,
  onChoose,
}: {
  columns: readonly FilterColumn[];
  onChoose: (column: FilterColumn) => void;
}) => (
  <Stack as="ul" overflow="scroll" className={css.names}>
    {columns.map((column, index) => (
      <li key={column.key}>
        <PlainButton
          width="100%"
          padX={12}
          padY={6}
          size={13}
          radius={6}
          hover="fill"
          className={css.name}
          autoFocus={index === 0}
          onClick={() => onChoose(column)}
        >
          {column.title}
        </PlainButton>
      </li>
    ))}
  </Stack>
);
