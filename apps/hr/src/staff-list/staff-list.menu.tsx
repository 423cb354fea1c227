import { exportText } from '@toam/contracts/texts/export';
import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { useDeletedItems } from '@toam/pickers/deleted-items';
import { DeletedLink } from '@toam/pickers/deleted-link';
import { useExportItems } from '@toam/pickers/export-items';
import { Button, Dropdown, useIsPhone } from '@toam/ui/core';
import type { ColumnLayout } from '@toam/ui/heavy';
import { DotsThreeVerticalIcon, FileXlsIcon } from '@toam/ui/icons';
import type { ListedStaff, StaffQuestion } from '../staff/staff.queries';
import { menuColumn } from './staff-list.columns';

interface StaffListMenuProps {
  question: StaffQuestion;
  layout: ColumnLayout<ListedStaff>;
  /** Formatted size of the list; undefined while it is not known. */
  count: string | undefined;
}

const leftOut = [menuColumn];
/** What stands under another in one cell has a column of its own in the sheet. */
const split = { social_id: ['provided_date'], contact_name: ['contact_phone'] };

/** 'Xuất Excel': as filtered, or everything, and for admins 'Đã xoá' beside it. Specification 2 §2. */
export function StaffListMenu({ question, layout, count }: StaffListMenuProps) {
  const isPhone = useIsPhone();
  const { busy, items } = useExportItems({ kind: 'user', question, layout, leftOut, split }, count);
  const deleted = useDeletedItems('user');
  return (
    <>
      <DeletedLink noun="user" />
      <Dropdown trigger={['click']} menu={{ items: [...items, ...deleted] }} placement="bottomRight">
        {isPhone ? (
          <Button
            size="large"
            icon={<DotsThreeVerticalIcon size={20} weight="bold" />}
            aria-label={text.more}
            loading={busy}
          />
        ) : (
          <Button icon={<FileXlsIcon size={16} />} loading={busy}>
            {exportText.menu}
          </Button>
        )}
      </Dropdown>
    </>
  );
}
