import { download, saveFile } from '@toam/api-client/download';
import { exportedRowsHeader, exportRows, type ExportKind } from '@toam/contracts/export/export.endpoints';
import { exportText } from '@toam/contracts/export/export.text';
import { formatBytes, formatNumber, showError, toast } from '@toam/ui/core';
import { useState } from 'react';

/** A column of the sheet; without a width the API knows one. */
interface SheetColumn {
  key: string;
  width?: number;
}

export interface ExportedList {
  kind: ExportKind;
  /** The list's query: tab, search, filters, order. */
  question: object;
  layout: { shown: readonly SheetColumn[] };
  /** Keys of columns that a sheet can't hold: pictures, menus. */
  leftOut?: readonly string[];
  /** Columns that share one cell on the screen, for example a number below a name. In the sheet they follow as columns. */
  split?: Readonly<Record<string, readonly string[]>>;
}

/** The screen's columns as the sheet has them. */
function sheetColumns({ layout, leftOut = [], split = {} }: ExportedList): SheetColumn[] {
  const shown = layout.shown.filter(({ key }) => !leftOut.includes(key));
  return shown.flatMap(({ key, width }) => [{ key, width }, ...(split[key] ?? []).map((part) => ({ key: part }))]);
}

/** Downloads the sheet while a toast shows the progress. If it is cancelled or fails, nothing is saved. */
async function fetchSheet(list: ExportedList, all: boolean): Promise<void> {
  const stop = new AbortController();
  const work = toast.work(exportText.working, () => stop.abort());
  let rows = '';
  try {
    work.tell(exportText.preparing);
    const sheet = await download(
      exportRows,
      { params: { kind: list.kind }, body: { ...list.question, all, columns: sheetColumns(list) } },
      {
        signal: stop.signal,
        onReceived: (bytes, header) => {
          rows = formatNumber(Number(header(exportedRowsHeader)));
          work.tell(exportText.received(formatBytes(bytes), rows));
        },
      },
    );
    saveFile(sheet);
    toast.success(exportText.done(rows));
  } catch (error) {
    if (stop.signal.aborted) toast.info(exportText.cancelled);
    else showError(error);
  } finally {
    work.end();
  }
}

/**
 * Exports a list to Excel: the columns on the screen, in their order. One at a time, because the API refuses a second export of
 * the same person. D48.
 */
export function useListExport(list: ExportedList) {
  const [busy, setBusy] = useState(false);
  const start = async (all: boolean) => {
    setBusy(true);
    await fetchSheet(list, all);
    setBusy(false);
  };
  return { busy, start: (all: boolean) => void start(all) };
}
