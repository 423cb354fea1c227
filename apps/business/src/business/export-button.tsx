import { exportText } from '@toam/contracts/export/export.text';
import { type ExportedList, useListExport } from '@toam/list-screen/list-export';
import { Button, useIsPhone } from '@toam/ui/core';
import { FileXlsIcon } from '@toam/ui/icons';

interface ExportButtonProps extends Pick<ExportedList, 'kind' | 'question'> {
  /** The sheet's columns, in their order. */
  columns: readonly string[];
}

/** 'Xuất': the figures of the screen as a sheet. D48. */
export function ExportButton({ kind, question, columns }: ExportButtonProps) {
  const isPhone = useIsPhone();
  const { busy, start } = useListExport({ kind, question, layout: { shown: columns.map((key) => ({ key })) } });
  return (
    <Button
      size={isPhone ? 'large' : 'middle'}
      icon={<FileXlsIcon size={isPhone ? 20 : 16} />}
      aria-label={isPhone ? exportText.menu : undefined}
      loading={busy}
      onClick={() => start(false)}
    >
      {!isPhone && exportText.button}
    </Button>
  );
}
