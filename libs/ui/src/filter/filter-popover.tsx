import { Popover } from 'antd';
import { useState, type ReactElement } from 'react';
import { FilterEditor, type FilterEditorProps } from './filter-editor';

interface FilterPopoverProps extends FilterEditorProps {
  /** The button that opens it. */
  children: ReactElement;
}

/** A column's filter editor in a popover; Esc closes it. */
export function FilterPopover({ children, onApply, ...editor }: FilterPopoverProps) {
  const [open, setOpen] = useState(false);
  const content = (
    <div
      onKeyDown={(event) => {
        // Keys typed here are not the list's: J and K are letters, Esc closes the popover alone.
        event.stopPropagation();
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <FilterEditor
        {...editor}
        onApply={(value) => {
          setOpen(false);
          onApply(value);
        }}
      />
    </div>
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
