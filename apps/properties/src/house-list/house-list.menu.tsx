import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { exportText } from '@toam/contracts/texts/export';
import { houseBulkText } from '@toam/contracts/texts/house-bulk';
import { Button, Dropdown, useIsPhone } from '@toam/ui/core';
import type { ColumnLayout } from '@toam/ui/heavy';
import { CheckSquareIcon, DotsThreeVerticalIcon, FileXlsIcon } from '@toam/ui/icons';
import type { ReactElement } from 'react';
import type { HouseQuestion } from '../house/house.queries';
import { useHouseExport } from './use-house-export';

interface HouseListMenuProps {
  question: HouseQuestion;
  layout: ColumnLayout<HouseRow>;
  /** Formatted size of the list; undefined while it is not known. */
  count: string | undefined;
  /** A phone has no boxes in its rows until somebody wants to choose. */
  onChoose: () => void;
}

const Explained = ({ text, note }: { text: string; note: string }) => (
  <span className="ta-two">
    <span>{text}</span>
    <span>{note}</span>
  </span>
);

/** 'Xuất Excel': as filtered, or everything; on a phone also the way to choose several. Specification 1 §2. */
export function HouseListMenu({ question, layout, count, onChoose }: HouseListMenuProps) {
  const isPhone = useIsPhone();
  const { busy, start } = useHouseExport(question, layout);
  const choose = { key: 'choose', icon: <CheckSquareIcon size={18} />, label: houseBulkText.choose, onClick: onChoose };
  const sheet = (all: boolean, label: ReactElement | string) => ({
    key: all ? 'all' : 'filtered',
    icon: <FileXlsIcon size={18} />,
    label,
    disabled: busy || (!all && count === '0'),
    onClick: () => start(all),
  });
  const sheets = [
    sheet(false, <Explained text={exportText.filtered} note={exportText.filteredNote(count ?? '…')} />),
    sheet(true, <Explained text={exportText.all} note={exportText.allNote} />),
  ];
  const exports = { key: 'exports', type: 'group' as const, label: exportText.menu, children: sheets };
  return (
    <Dropdown trigger={['click']} menu={{ items: isPhone ? [choose, exports] : sheets }} placement="bottomRight">
      {isPhone ? (
        <Button
          size="large"
          icon={<DotsThreeVerticalIcon size={20} weight="bold" />}
          aria-label={houseBulkText.more}
          loading={busy}
        />
      ) : (
        <Button icon={<FileXlsIcon size={16} />} loading={busy}>
          {exportText.menu}
        </Button>
      )}
    </Dropdown>
  );
}
