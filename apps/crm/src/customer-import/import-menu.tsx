import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { deleteCustomerImport } from '@toam/contracts/customer/customer-import.endpoints';
import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import { Button, confirm, Dropdown, toast, useIsPhone } from '@toam/ui/core';
import { ColumnsIcon, DotsThreeVerticalIcon, DownloadSimpleIcon, TrashIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { importQueries } from './customer-import.queries';
import { useImportFiles } from './import-files';

interface ImportMenuProps {
  one: CustomerImport;
  /** Goes back to the columns. Left out on the columns step itself. */
  onRemap?: () => void;
}

/** Other actions: download the file with its errors, choose the columns again, discard the import. */
export function ImportMenu({ one, onRemap }: ImportMenuProps) {
  const isPhone = useIsPhone();
  const { saveRows, busy } = useImportFiles();
  const throwAway = useThrowAway(one.id);
  const isChecked = one.state !== 'columns' && one.can.see_rows;
  const items = [
    isChecked && {
      key: 'file',
      icon: <DownloadSimpleIcon size={18} />,
      label: text.annotated,
      onClick: () => saveRows(one.id, 'all'),
    },
    isChecked &&
      one.counts.errors + one.outcome.failed > 0 && {
        key: 'errors',
        icon: <DownloadSimpleIcon size={18} />,
        label: text.errorRows,
        onClick: () => saveRows(one.id, 'error'),
      },
    onRemap && one.can.decide && { key: 'remap', icon: <ColumnsIcon size={18} />, label: text.remap, onClick: onRemap },
    one.can.decide && {
      key: 'away',
      icon: <TrashIcon size={18} />,
      danger: true,
      label: text.throwAway,
      onClick: () => void throwAway(),
    },
  ].filter((item) => item !== false && item !== undefined);
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items }} placement="topLeft">
      <Button
        size={isPhone ? 'large' : 'middle'}
        icon={<DotsThreeVerticalIcon size={18} weight="bold" />}
        aria-label={text.files}
        loading={busy}
      />
    </Dropdown>
  );
}

function useThrowAway(importId: number) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    const question = { title: text.throwAwaySure, description: text.throwAwayNote, danger: true };
    const sure = await confirm(question, () => call(deleteCustomerImport, { params: { importId } }));
    if (!sure) return;
    toast.success(text.thrownAway);
    await navigate(paths.customerImports);
    queries.removeQueries({ queryKey: importQueries.detail(importId).queryKey });
    await queries.invalidateQueries({ queryKey: importQueries.list().queryKey });
  };
}
