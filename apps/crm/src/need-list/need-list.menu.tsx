import type { NeedQuestion } from '@toam/contracts/request/request.endpoints';
import type { NeedRow } from '@toam/contracts/request/request.schema';
import { needListText } from '@toam/contracts/texts/need-list';
import { useExportItems } from '@toam/list-screen/export-items';
import { ListMenu } from '@toam/list-screen/list-menu';
import type { ColumnLayout } from '@toam/ui/heavy';
import { menuColumn } from './need-list.columns';

interface NeedListMenuProps {
  question: NeedQuestion;
  layout: ColumnLayout<NeedRow>;
  /** Formatted size of the list; undefined while it is not known. */
  count: string | undefined;
}

const leftOut = [menuColumn];
/** The number stands under the customer's name. */
const split = { customer: ['phone_number'] };

/** 'Xuất Excel': as filtered, or everything, and for admins 'Đã xoá' beside it. Specification 2 §2. */
export function NeedListMenu({ question, layout, count }: NeedListMenuProps) {
  const { busy, items } = useExportItems({ kind: 'request', question, layout, leftOut, split }, count);
  return <ListMenu noun="request" items={items} busy={busy} more={needListText.more} />;
}
