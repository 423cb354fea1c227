import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { exportText } from '@toam/contracts/texts/export';
import { houseBulkText } from '@toam/contracts/texts/house-bulk';
import { useExportItems } from '@toam/list-screen/export-items';
import { ListMenu } from '@toam/list-screen/list-menu';
import { useIsPhone } from '@toam/ui/core';
import type { ColumnLayout } from '@toam/ui/heavy';
import { CheckSquareIcon } from '@toam/ui/icons';
import type { HouseQuestion } from '../house/house.queries';

interface HouseListMenuProps {
  question: HouseQuestion;
  layout: ColumnLayout<HouseRow>;
  /** Formatted size of the list; undefined while it is not known. */
  count: string | undefined;
  /** A phone has no boxes in its rows until somebody wants to choose. */
  onChoose: () => void;
}

/** A sheet has no pictures. */
const pictures = ['cover'];
/** The number stands under the customer's name. */
const split = { customer_id: ['customer_phone'] };

/** 'Xuất Excel': as filtered, or everything; on a phone also the way to choose several, and for admins 'Đã xoá' beside it. Specification 1 §2. */
export function HouseListMenu({ question, layout, count, onChoose }: HouseListMenuProps) {
  const isPhone = useIsPhone();
  const { busy, items } = useExportItems({ kind: 'house', question, layout, leftOut: pictures, split }, count);
  const choose = { key: 'choose', icon: <CheckSquareIcon size={18} />, label: houseBulkText.choose, onClick: onChoose };
  const exports = { key: 'exports', type: 'group' as const, label: exportText.menu, children: items };
  return <ListMenu noun="house" items={isPhone ? [choose, exports] : items} busy={busy} more={houseBulkText.more} />;
}
