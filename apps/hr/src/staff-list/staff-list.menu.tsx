import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { useExportItems } from '@toam/list-screen/export-items';
import { ListMenu } from '@toam/list-screen/list-menu';
import type { ColumnLayout } from '@toam/ui/heavy';
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
  const { busy, items } = useExportItems({ kind: 'user', question, layout, leftOut, split }, count);
  return <ListMenu noun="user" items={items} busy={busy} more={text.more} />;
}
