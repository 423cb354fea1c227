import { useState, type ReactElement } from 'react';
import { Popover } from '../dialog/popover';
import { Stack } from '../layout/layout';
import { later } from '../on-demand/on-demand';
import type { FilterEditorProps } from './filter-editor';

export const FilterEditor = later(() => import('./filter-editor'), <Stack width={240} height={120} />);

interface FilterPopoverProps extends FilterEditorProps {
  /** The button that opens it. */
  children: ReactElement;
}

/** A column's filter editor in a popover; Esc closes it. */
export function FilterPopover({ children, onApply, ...editor }: FilterPopoverProps) {
  const [open, setOpen] = useState(false);
  const content = (
    <FilterEditor
      key={editor.column.key}
      {...editor}
      onApply={(value) => {
        setOpen(false);
        onApply(value);
      }}
    />
  );
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={content}
    >
      {children}
    </Popover>
  );
}
