import { exportText } from '@toam/contracts/texts/export';
import { FileXlsIcon } from '@toam/ui/icons';
import { useListExport, type ExportedList } from './list-export';

const Explained = ({ text, note }: { text: string; note: string }) => (
  <span className="ta-two">
    <span>{text}</span>
    <span>{note}</span>
  </span>
);

/**
 * The two entries of a list's menu that export it: as filtered, or everything. Specification 1 §2, 2 §2.
 * @param count formatted size of the list; undefined while it is not known
 */
export function useExportItems(list: ExportedList, count: string | undefined) {
  const { busy, start } = useListExport(list);
  const sheet = (all: boolean, text: string, note: string) => ({
    key: all ? 'all' : 'filtered',
    icon: <FileXlsIcon size={18} />,
    label: <Explained text={text} note={note} />,
    disabled: busy || (!all && count === '0'),
    onClick: () => start(all),
  });
  const items = [
    sheet(false, exportText.filtered, exportText.filteredNote(count ?? '…')),
    sheet(true, exportText.all, exportText.allNote),
  ];
  return { busy, items };
}
