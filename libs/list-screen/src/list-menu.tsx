import type { DeletedNoun } from '@toam/contracts/deletion/deletion.endpoints';
import { exportText } from '@toam/contracts/texts/export';
import { Button, Dropdown, useIsPhone } from '@toam/ui/core';
import { DotsThreeVerticalIcon, FileXlsIcon } from '@toam/ui/icons';
import type { ComponentProps } from 'react';
import { useDeletedItems } from './deleted-items';
import { DeletedLink } from './deleted-link';

type Items = NonNullable<NonNullable<ComponentProps<typeof Dropdown>['menu']>['items']>;

interface ListMenuProps {
  noun: DeletedNoun;
  items: Items;
  /** An export is on its way. */
  busy: boolean;
  /** Name of the phone's '…' button. */
  more: string;
  /** Words of the button elsewhere; 'Xuất Excel' by default. */
  text?: string;
}

/** A list's menu: a button with words, '…' on a phone; for admins 'Đã xoá' beside it, on a phone as its last entry. Specification 1 §2. */
export function ListMenu({ noun, items, busy, more, text = exportText.menu }: ListMenuProps) {
  const isPhone = useIsPhone();
  const deleted = useDeletedItems(noun);
  return (
    <>
      <DeletedLink noun={noun} />
      <Dropdown trigger={['click']} menu={{ items: [...items, ...deleted] }} placement="bottomRight">
        {isPhone ? (
          <Button
            size="large"
            icon={<DotsThreeVerticalIcon size={20} weight="bold" />}
            aria-label={more}
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
