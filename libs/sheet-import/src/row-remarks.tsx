import { Text } from '@toam/ui/core';
import * as css from './import-rows.module.css';

/** A remark on one cell: the index of its column, or null for the whole row. */
interface Remark {
  at: number | null;
  message: string;
}

/** A row of a file as a preview shows it. */
export interface SheetRow {
  /** Row number in the file. */
  id: number;
  state: string;
  /** Texts by column index. */
  cells: string[];
  errors: Remark[];
  notes: Remark[];
}

/** Errors of a cell and how its value was changed, or the same for the whole row. */
export const RowRemarks = ({ row, at }: { row: Pick<SheetRow, 'errors' | 'notes'>; at: number | null }) => (
  <>
    <Remarks remarks={row.errors} at={at} tone="error" />
    <Remarks remarks={row.notes} at={at} tone="info" />
  </>
);

const Remarks = ({ remarks, at, tone }: { remarks: Remark[]; at: number | null; tone: 'error' | 'info' }) =>
  remarks
    .filter((remark) => remark.at === at)
    .map(({ message }) => (
      <Text key={message} as="small" size={12} tone={tone} width="max-content" maxWidth={220} className={css.remark}>
        {message}
      </Text>
    ));
