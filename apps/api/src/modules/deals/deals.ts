import { listDealCustomers, listDealHouses, listLivingDeals } from '@toam/contracts/deal/deal-form.endpoints';
import { handle, moduleOf } from '../../http/handle';
import { cancelDealCall, changeBillCall, removeBillCall } from './cancel-deal';
import { changeDealCall, removeDealCall } from './change-deal';
import { changeOldTransactionCall } from './change-old-transaction';
import { changeTransactionCall, removeTransactionCall } from './change-transaction';
import { findDealCustomers, findDealHouses, findLivingDealsOf } from './deal-choices.queries';
import {
  countLedgerCall,
  findLedgerPlaceCall,
  listBillsCall,
  listCouponsCall,
  listLedgerMonthsCall,
  listOldTransactionsCall,
  listReceiptsCall,
  listTransactionsCall,
  readDealCall,
  readTransactionCall,
} from './list-ledger';
import { recordDealCall } from './record-deal';
import { changeReceiptCall, recordReceiptsCall, removeReceiptCall } from './record-receipts';
import { changeCouponCall, reduceFeeCall, removeCouponCall } from './reduce-fee';
import { restoreBillCall, restoreCouponCall, restoreDealCall, restoreReceiptCall } from './restore-ledger';
import { suggestCodesCall } from './suggest-codes';

/** Deals, their shares, receipts, coupons and cancel bills, and old transactions. */
export const dealsModule = moduleOf([
  listTransactionsCall,
  countLedgerCall,
  listLedgerMonthsCall,
  findLedgerPlaceCall,
  readTransactionCall,
  recordDealCall,
  changeTransactionCall,
  removeTransactionCall,
  readDealCall,
  changeDealCall,
  removeDealCall,
  restoreDealCall,
  handle(listDealHouses, async ({ query }) => ({ list: await findDealHouses(query) })),
  handle(listLivingDeals, async ({ params, query }) => ({ list: await findLivingDealsOf([params.id], query.except) })),
  handle(listDealCustomers, async ({ actor, query }) => ({ list: await findDealCustomers(actor, query) })),
  suggestCodesCall,
  listReceiptsCall,
  recordReceiptsCall,
  changeReceiptCall,
  removeReceiptCall,
  restoreReceiptCall,
  listCouponsCall,
  reduceFeeCall,
  changeCouponCall,
  removeCouponCall,
  restoreCouponCall,
  listBillsCall,
  cancelDealCall,
  changeBillCall,
  removeBillCall,
  restoreBillCall,
  listOldTransactionsCall,
  changeOldTransactionCall,
]);
