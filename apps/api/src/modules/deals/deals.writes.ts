/** What an import has written here, in its own transaction. */
export { changeTransaction } from './change-transaction';
export { addShare, recordDeal } from './record-deal';
export { changeReceipt, recordReceipts } from './record-receipts';
