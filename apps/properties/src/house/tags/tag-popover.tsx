import type { CompanyTag } from '@toam/contracts/house/house-tag.endpoints';
import { later, onPress, Popover, Stack } from '@toam/ui/core';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { TagMenuProps } from './tag-menu';

const TagMenu = later(() => import('./tag-menu'), <Stack width={240} height={160} />);
const TagDialog = onPress(() => import('./tag.dialog'));

interface TagPopoverProps extends TagMenuProps {
  placement?: ComponentProps<typeof Popover>['placement'];
  /** Runs when a tag was made here. */
  onMade: (tag: CompanyTag) => void;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it. */
  children: ReactNode;
}

/** The tags behind a button, and the dialog for making or changing one. */
export function TagPopover({ placement = 'bottomLeft', onMade, onOpenChange, children, ...menu }: TagPopoverProps) {
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState<{ tag: CompanyTag | null; name: string } | null>(null);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const edit = (tag: CompanyTag | null, name: string) => {
    show(false);
    setEditing({ tag, name });
  };
  return (
    <>
      <Popover
        open={open}
        onOpenChange={show}
        trigger="click"
        arrow={false}
        placement={placement}
        destroyOnHidden
        content={<TagMenu {...menu} onCreate={(name) => edit(null, name)} onEdit={(tag) => edit(tag, tag.name)} />}
      >
        {children}
      </Popover>
      {editing && <TagDialog {...editing} onClose={() => setEditing(null)} onMade={onMade} />}
    </>
  );
}
