import { type DealImport, dealImports } from '@toam/contracts/deal/deal-import.endpoints';
import type { SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import { dealSheets } from '@toam/domain/deal/deal-import';
import { ImportDetail } from '@toam/sheet-import/import-detail';
import type { ImportNoun } from '@toam/sheet-import/import-noun';
import { formatNumber } from '@toam/ui/core';
import { dealImportScreenText as text } from '../business/deal-import-screen.text';
import { paths } from '../paths';

const pathOf = { transaction: paths.share, receipt: paths.receipt };

/** Transactions and receipts from workbooks, once they are stored. Before that a file is tried, and sent again. D81. */
export const dealImport: ImportNoun<DealImport, SheetImportRow> = {
  key: 'deal-import',
  changes: [['transaction'], ['receipt']],
  paths: { start: paths.dealImports, of: paths.dealImportOf },
  records: ({ type }) => ({ to: paths.transactionsOf(type), label: text.see[type] }),
  record: ({ type }, id) => ({ to: pathOf[type](id), label: text.openRecord[type] }),
  calls: dealImports,
  labelOf: ({ type }, field) => dealSheets[type][field]?.label ?? '',
  text: {
    ...text,
    title: text.title.transaction,
    undoNote: ({ outcome }) => text.undoNote(formatNumber(outcome.created), formatNumber(outcome.merged)),
    done: ({ created, merged }) => text.done(formatNumber(created + merged)),
    past: ({ type, outcome }) =>
      text.pastOutcome(text.sheetName[type], formatNumber(outcome.created), formatNumber(outcome.merged)),
  },
};

/** /bussiness/transaction/import/{id}: what became of one file, and its undo. */
export const Component = () => <ImportDetail noun={dealImport} />;
