import { useState, type ReactElement } from 'react';
import { Popover } from '../dialog/popover';
import { FilterEditor, type FilterEditorProps } from './filter-editor';

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
