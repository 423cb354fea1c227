import { download, saveFile } from '@toam/api-client/download';
import { exportedRowsHeader, exportRows } from '@toam/contracts/export/export.endpoints';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { exportText } from '@toam/contracts/texts/export';
import { formatBytes, formatNumber, showError, toast } from '@toam/ui/core';
import type { ColumnLayout } from '@toam/ui/heavy';
import { useState } from 'react';
import type { HouseQuestion } from '../house/house.queries';

/** Columns as they stand on the screen; a sheet has no pictures. */
const columnsOf = (layout: ColumnLayout<HouseRow>) =>
  layout.shown.filter(({ key }) => key !== 'cover').map(({ key, width }) => ({ key, width }));

/** Fetches the sheet while a toast tells how far it is; given up or broken off, nothing is saved. */
async function fetchSheet(question: HouseQuestion, layout: ColumnLayout<HouseRow>, all: boolean): Promise<void> {
  const stop = new AbortController();
  const work = toast.work(exportText.working, () => stop.abort());
  let rows = '';
  try {
    work.tell(exportText.preparing);
    const body = { ...question, all, columns: columnsOf(layout) };
    const sheet = await download(
      exportRows,
      { params: { kind: 'house' }, body },
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

/** Exports of the list. One at a time: the API takes no second one of a person. D48. */
export function useHouseExport(question: HouseQuestion, layout: ColumnLayout<HouseRow>) {
  const [busy, setBusy] = useState(false);
  const start = async (all: boolean) => {
    setBusy(true);
    await fetchSheet(question, layout, all);
    setBusy(false);
  };
  return { busy, start: (all: boolean) => void start(all) };
}
