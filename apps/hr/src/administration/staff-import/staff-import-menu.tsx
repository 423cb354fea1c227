import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { download } from '@toam/api-client/download';
import { staffImportScreenText as text } from './staff-import-screen.text';
import { deleteUserImport, readUserImportFile } from '@toam/contracts/user/user-import.endpoints';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';
import { Button, confirm, Dropdown, toast, useIsPhone } from '@toam/ui/core';
import { DotsThreeVerticalIcon, DownloadSimpleIcon, TrashIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { staffImportQueries } from './staff-import.queries';

/** Other actions: download the file with its errors, discard the import. */
export function StaffImportMenu({ one }: { one: UserImport }) {
  const isPhone = useIsPhone();
  const { busy, save } = useSavedFile();
  const throwAway = useThrowAway(one.id);
  const file = (key: string, label: string, show: 'all' | 'error') => ({
    ...{ key, label, icon: <DownloadSimpleIcon size={18} /> },
    onClick: () => void save(download(readUserImportFile, { params: { importId: one.id }, query: { show } })),
  });
  const items = [
    one.has_rows && file('file', text.annotated, 'all'),
    one.has_rows && one.counts.errors > 0 && file('errors', text.errorRows, 'error'),
    one.stored_at === null && {
      ...{ key: 'away', label: text.throwAway, danger: true, icon: <TrashIcon size={18} /> },
      onClick: () => void throwAway(),
    },
  ].filter((item) => item !== false);
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
    const query = { title: text.throwAwaySure, description: text.throwAwayNote, danger: true };
    const sure = await confirm(query, () => call(deleteUserImport, { params: { importId } }));
    if (!sure) return;
    toast.success(text.thrownAway);
    await navigate(paths.staffImport);
    queries.removeQueries({ queryKey: staffImportQueries.detail(importId).queryKey });
    await queries.invalidateQueries({ queryKey: staffImportQueries.list().queryKey });
  };
}
