import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { download } from '@toam/api-client/download';
import type { SheetImport } from '@toam/contracts/sheet/import.endpoints';
import { Button, confirm, Dropdown, toast, useIsPhone } from '@toam/ui/core';
import { ColumnsIcon, DotsThreeVerticalIcon, DownloadSimpleIcon, TrashIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { type ImportNoun, importQueries } from './import-noun';
import { sheetImportText as text } from './sheet-import.text';
import { useSavedFile } from './use-saved-file';

interface ImportMenuProps {
  noun: ImportNoun;
  one: SheetImport;
  /** Goes back to the columns. Left out where there is no way back. */
  onRemap?: (() => void) | undefined;
}

/** Other actions: download the file with its errors, choose the columns again, discard the import. */
export function ImportMenu({ noun, one, onRemap }: ImportMenuProps) {
  const isPhone = useIsPhone();
  const { busy, save } = useSavedFile();
  const throwAway = useThrowAway(noun, one.id);
  const { state, counts, can } = one;
  const hasFile = can.download && state !== 'columns';
  const file = (key: string, label: string, show: 'all' | 'error') => ({
    ...{ key, label, icon: <DownloadSimpleIcon size={18} /> },
    onClick: () => void save(download(noun.calls.file, { params: { importId: one.id }, query: { show } })),
  });
  const items = [
    hasFile && file('file', text.annotated, 'all'),
    hasFile && counts.errors > 0 && file('errors', text.errorRows, 'error'),
    onRemap && can.decide && { key: 'remap', icon: <ColumnsIcon size={18} />, label: text.remap, onClick: onRemap },
    throwAway &&
      can.decide && {
        ...{ key: 'away', label: text.throwAway, danger: true, icon: <TrashIcon size={18} /> },
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

function useThrowAway(noun: ImportNoun, importId: number) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { steps } = noun;
  if (!steps) return undefined;
  return async () => {
    const question = {
      title: text.throwAwaySure,
      ...(noun.text.throwAwayNote && { description: noun.text.throwAwayNote }),
      danger: true,
    };
    const sure = await confirm(question, () => call(steps.calls.discard, { params: { importId } }));
    if (!sure) return;
    toast.success(text.thrownAway);
    await navigate(noun.paths.start);
    const { detail, list } = importQueries(noun);
    queries.removeQueries({ queryKey: detail(importId).queryKey });
    await queries.invalidateQueries({ queryKey: list.queryKey });
  };
}
