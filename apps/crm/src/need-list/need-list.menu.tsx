import type { NeedQuestion } from '@toam/contracts/request/request.endpoints';
import type { NeedRow } from '@toam/contracts/request/request.schema';
import { exportText } from '@toam/contracts/texts/export';
import { needListText } from '@toam/contracts/texts/need-list';
import { useDeletedItems } from '@toam/pickers/deleted-items';
import { DeletedLink } from '@toam/pickers/deleted-link';
import { useExportItems } from '@toam/pickers/export-items';
import { Button, Dropdown, useIsPhone } from '@toam/ui/core';
import type { ColumnLayout } from '@toam/ui/heavy';
import { DotsThreeVerticalIcon, FileXlsIcon } from '@toam/ui/icons';
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
  const isPhone = useIsPhone();
  const { busy, items } = useExportItems({ kind: 'request', question, layout, leftOut, split }, count);
  const deleted = useDeletedItems('request');
  return (
    <>
      <DeletedLink noun="request" />
      <Dropdown trigger={['click']} menu={{ items: [...items, ...deleted] }} placement="bottomRight">
        {isPhone ? (
          <Button
            size="large"
            icon={<DotsThreeVerticalIcon size={20} weight="bold" />}
            aria-label={needListText.more}
            loading={busy}
          />
        ) : (
          <Button icon={<FileXlsIcon size={16} />} loading={busy}>
            {exportText.menu}
          </Button>
        )}
      </Dropdown>
    </>
  );
}
