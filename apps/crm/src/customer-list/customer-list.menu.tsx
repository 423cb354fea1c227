import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerListText as text } from '@toam/contracts/texts/customer-list';
import { importScreenText } from '@toam/contracts/texts/customer-import-screen';
import { exportText } from '@toam/contracts/texts/export';
import { useExportItems } from '@toam/list-screen/export-items';
import { ListMenu } from '@toam/list-screen/list-menu';
import { useIsPhone } from '@toam/ui/core';
import type { ColumnLayout } from '@toam/ui/heavy';
import { CheckSquareIcon, UploadSimpleIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { notExported, splitInSheet as split } from './customer-list.columns';
import type { CustomerQuestion } from './customer-list.queries';

interface CustomerListMenuProps {
  question: CustomerQuestion;
  layout: ColumnLayout<CustomerRow>;
  /** Formatted size of the list; undefined while it is not known. */
  count: string | undefined;
  /** A phone has no boxes in its rows until somebody wants to choose. */
  onChoose: () => void;
}

/** 'Xuất Excel': as filtered, or everything; 'Nhập từ Excel'; on a phone also the way to choose several, and for admins 'Đã xoá' beside it. Specification 2 §2. */
export function CustomerListMenu({ question, layout, count, onChoose }: CustomerListMenuProps) {
  const isPhone = useIsPhone();
  const { busy, items } = useExportItems({ kind: 'customer', question, layout, leftOut: notExported, split }, count);
  const choose = { key: 'choose', icon: <CheckSquareIcon size={18} />, label: text.choose, onClick: onChoose };
  const navigate = useNavigate();
  const imports = {
    key: 'import',
    icon: <UploadSimpleIcon size={18} />,
    label: importScreenText.menu,
    onClick: () => void navigate(paths.customerImports),
  };
  const exports = { key: 'exports', type: 'group' as const, label: exportText.menu, children: items };
  return (
    <ListMenu
      noun="customer"
      items={isPhone ? [choose, imports, exports] : [exports, imports]}
      busy={busy}
      more={text.more}
      text={text.sheets}
    />
  );
}
