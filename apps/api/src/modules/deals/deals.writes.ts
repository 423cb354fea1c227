/** What an import has written here, in its own transaction. */
export type { SheetTransaction } from './book/deal-book';
export type { Outcome, StoredRow, Trial } from './book/trial';
export { tryReceipts } from './book/try-receipts';
export { tryTransactions } from './book/try-transactions';
export { undoReceipts, undoTransactions } from './book/undo-ledger';
