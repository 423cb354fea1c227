import { useUser } from '@toam/auth/session';
import { deletedNouns } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText } from '@toam/contracts/deletion/deletion.text';
import { exportText } from '@toam/contracts/export/export.text';
import { listText } from '@toam/contracts/texts/list';
import { isAdmin } from '@toam/domain/actor';
import { Button, Dropdown, TwoLines, useIsPhone } from '@toam/ui/core';
import { CheckSquareIcon, DotsThreeVerticalIcon, FileXlsIcon, TrashIcon } from '@toam/ui/icons';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeletedButton, deletedPath } from './deleted-button';
import { useListExport, type ExportedList } from './list-export';

type Items = NonNullable<NonNullable<ComponentProps<typeof Dropdown>['menu']>['items']>;

interface ListMenuProps extends ExportedList {
  /** Formatted size of the list; undefined until it is known. */
  count: string | undefined;
  /** On a phone the rows have checkboxes only after the user starts to choose. */
  choose?: { label: string; onClick: () => void };
  /** The list's own entries. */
  others?: Items;
  /** Label of the button, if the menu has more than the export. */
  text?: string;
}

/**
 * A list's menu: 'Xuất Excel' and the list's other actions. The button has a label; on a phone only an icon. Admins also get 'Đã xoá'
 * beside it, on a phone as the last entry. Specification 1 §2, 2 §2, D11.
 */
export function ListMenu({ count, choose, others = [], text = exportText.menu, ...list }: ListMenuProps) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const { busy, items: sheets } = useSheets(list, count);
  const noun = deletedNouns.find((one) => one === list.kind);
  const seesDeleted = isAdmin(useUser());

  const choosing = { key: 'choose', icon: <CheckSquareIcon size={18} />, ...choose };
  const own = isPhone && choose ? [choosing, ...others] : others;
  const group = { key: 'exports', type: 'group' as const, label: exportText.menu, children: sheets };
  const exports = own.length > 0 ? [group] : sheets;
  const deleted = noun && [
    { key: 'deleted-line', type: 'divider' as const },
    {
      ...{ key: 'deleted', icon: <TrashIcon size={18} />, label: deletionText.title },
      onClick: () => void navigate(deletedPath(noun)),
    },
  ];
  const items = isPhone ? [...own, ...exports, ...((seesDeleted && deleted) || [])] : [...exports, ...own];
  return (
    <>
      {noun && <DeletedButton noun={noun} />}
      <Dropdown trigger={['click']} menu={{ items }} placement="bottomRight">
        {isPhone ? (
          <Button
            size="large"
            icon={noun ? <DotsThreeVerticalIcon size={20} weight="bold" /> : <FileXlsIcon size={20} />}
            aria-label={noun ? listText.more : text}
            loading={busy}
          />
        ) : (
          <Button icon={<FileXlsIcon size={16} />} loading={busy}>
            {text}
          </Button>
        )}
      </Dropdown>
    </>
  );
}

/** The list as a sheet: with the filters, or everything. Specification 1 §2, 2 §2. */
function useSheets(list: ExportedList, count: string | undefined) {
  const { busy, start } = useListExport(list);
  const sheet = (all: boolean, title: string, note: string) => ({
    key: all ? 'all' : 'filtered',
    icon: <FileXlsIcon size={18} />,
    label: (
      <TwoLines>
        <span>{title}</span>
        <span>{note}</span>
      </TwoLines>
    ),
    disabled: busy || (!all && count === '0'),
    onClick: () => start(all),
  });
  const items = [
    sheet(false, exportText.filtered, exportText.filteredNote(count ?? '…')),
    sheet(true, exportText.all, exportText.allNote),
  ];
  return { busy, items };
}
