import { useCan } from '@toam/auth/session';
import { dealImportScreenText } from '../business/deal-import-screen.text';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { Button, useIsPhone } from '@toam/ui/core';
import { useHotkeys } from '@toam/ui/list';
import { FileXlsIcon, PlusIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** 'Tạo giao dịch', for those who record deals; the key "n", too. D89. */
export function CreateDealButton() {
  const mayRecord = useCan('recordDeals');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const create = () => void navigate(paths.newDeal());
  useHotkeys(mayRecord ? { n: create } : {});
  if (!mayRecord) return null;
  const icon = <PlusIcon size={isPhone ? 20 : 16} weight="bold" />;
  return isPhone ? (
    <Button type="primary" size="large" icon={icon} aria-label={text.create} onClick={create} />
  ) : (
    <Button type="primary" icon={icon} onClick={create}>
      {text.create}
    </Button>
  );
}

/** 'Nhập Excel' in the menu of a phone, where the frame has no room for its button. D89. */
export function useImportEntry() {
  const mayImport = useCan('importDeals');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  if (!mayImport || !isPhone) return [];
  return [
    {
      key: 'import',
      icon: <FileXlsIcon size={18} />,
      label: dealImportScreenText.open,
      onClick: () => void navigate(paths.dealImport('transaction')),
    },
  ];
}
