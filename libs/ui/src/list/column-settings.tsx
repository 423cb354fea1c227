import { listText } from '@toam/contracts/texts/list';
import { useState } from 'react';
import { Popover } from '../dialog/popover';
import { SlidersHorizontalIcon } from '../icons';
import { IconButton, Stack } from '../layout/layout';
import { onPress } from '../on-demand/on-demand';
import { Dot } from '../tag/dot';
import type { ColumnLayout } from './use-column-layout';

// Dragging and its controls are 60 KB that most visits of a list never open.
const ColumnArrangement = onPress(() => import('./column-arrangement'), <Stack width={320} height={320} />);

/** The button for order, visibility and widths of the columns. A dot shows that they differ from the default. */
export function ColumnSettings<Row>({ layout }: { layout: ColumnLayout<Row> }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      styles={{ container: { padding: 0 } }}
      content={<ColumnArrangement layout={layout} onClose={() => setOpen(false)} />}
    >
      <IconButton border aria-label={listText.columnSettings} title={listText.columnSettings} aria-expanded={open}>
        <SlidersHorizontalIcon size={18} />
        {layout.isCustom && <Dot />}
      </IconButton>
    </Popover>
  );
}
