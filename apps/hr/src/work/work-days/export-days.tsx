import type { WorkShiftRow } from '@toam/contracts/checkin/checkin.endpoints';
import { exportText } from '@toam/contracts/export/export.text';
import { useListExport } from '@toam/list-screen/list-export';
import { Button, useIsPhone } from '@toam/ui/core';
import { FileXlsIcon } from '@toam/ui/icons';

interface ExportDaysProps {
  /** Whose days: those of a team (0: the whole brokerage), or one person's. */
  of: { leader: number } | { user: number };
  /** The first and the last second. */
  range: { startAt: number; endAt: number };
  /** Undefined until the days are known. */
  shifts: readonly WorkShiftRow[] | undefined;
}

/** The sheet's columns. Every shift has its clocks. */
const columnsOf = (shifts: readonly WorkShiftRow[]) =>
  [
    ...['code', 'person', 'position', 'team', 'date', 'weekday'],
    ...shifts.flatMap(({ id }) => [`in_${id}`, `out_${id}`]),
    ...['late', 'soon', 'worked', 'credit', 'status', 'why'],
  ].map((key) => ({ key }));

/** 'Xuất': the days on the screen as a sheet, a row for each person and day, and a sheet of their sums. D48, issue 14. */
export function ExportDays({ of, range, shifts }: ExportDaysProps) {
  const isPhone = useIsPhone();
  const { busy, start } = useListExport({
    kind: 'checkin',
    question: { ...of, ...range },
    layout: { shown: columnsOf(shifts ?? []) },
  });
  return (
    <Button
      size={isPhone ? 'large' : 'middle'}
      icon={<FileXlsIcon size={isPhone ? 20 : 16} />}
      aria-label={isPhone ? exportText.menu : undefined}
      loading={busy}
      disabled={shifts === undefined}
      onClick={() => start(false)}
    >
      {!isPhone && exportText.button}
    </Button>
  );
}
