import {
  changeOldTransaction as changeOldEndpoint,
  changeTransaction as changeTransactionEndpoint,
  countLedger as countLedgerEndpoint,
  findLedgerPlace as findPlaceEndpoint,
  listLedgerMonths as listMonthsEndpoint,
  createDeal,
  listOldTransactions as listOldEndpoint,
  listTransactions as listTransactionsEndpoint,
  readTransaction as readTransactionEndpoint,
  removeTransaction as removeTransactionEndpoint,
  suggestCodes as suggestCodesEndpoint,
} from '@toam/contracts/deal/deal.endpoints';
import {
  changeDeal as changeDealEndpoint,
  listDealCustomers,
  listDealHouses,
  listLivingDeals,
  readDeal as readDealEndpoint,
  removeDeal as removeDealEndpoint,
} from '@toam/contracts/deal/deal-form.endpoints';
import { restoreDeal as restoreDealEndpoint } from '@toam/contracts/deal/deal-restore.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { changeDeal, removeDeal } from './change-deal';
import { changeOldTransaction } from './change-old-transaction';
import { changeTransaction, removeTransaction } from './change-transaction';
import { findDealCustomers, findDealHouses, findLivingDeals } from './deal-choices.queries';
import { countLedger, findLedgerPlace, listLedgerMonths, listOldTransactions, listTransactions, readDeal, readTransaction } from './list-ledger';
import { recordDeal } from './record-deal';
import { restoreDeal } from './restore-ledger';
import { suggestCodes } from './suggest-codes';

export function registerDeals(app: FastifyInstance): void {
  registerRoute(app, listTransactionsEndpoint, { handler: ({ actor, query }) => listTransactions(actor, query) });
  registerRoute(app, countLedgerEndpoint, { handler: ({ actor, query }) => countLedger(actor, query) });
  registerRoute(app, listMonthsEndpoint, { handler: ({ actor, query }) => listLedgerMonths(actor, query) });
  registerRoute(app, findPlaceEndpoint, { handler: ({ actor, query }) => findLedgerPlace(actor, query) });
  registerRoute(app, readTransactionEndpoint, { handler: ({ actor, params }) => readTransaction(actor, params.id) });
  registerRoute(app, createDeal, {
    audit: { action: 'create', noun: 'transaction' },
    handler: ({ actor, body }) => recordDeal(actor, body),
  });
  registerRoute(app, changeTransactionEndpoint, {
    audit: { action: 'update', noun: 'transaction', record: 'id' },
    handler: ({ actor, body }) => changeTransaction(actor, body),
  });
  registerRoute(app, removeTransactionEndpoint, {
    audit: { action: 'delete', noun: 'transaction', record: 'id' },
    handler: ({ actor, body }) => removeTransaction(actor, body),
  });
  registerRoute(app, readDealEndpoint, { handler: ({ actor, params }) => readDeal(actor, params.id) });
  registerRoute(app, changeDealEndpoint, {
    audit: { action: 'update', noun: 'transaction' },
    handler: ({ actor, body }) => changeDeal(actor, body),
  });
  registerRoute(app, removeDealEndpoint, {
    audit: { action: 'delete', noun: 'transaction' },
    handler: ({ actor, body }) => removeDeal(actor, body),
  });
  registerRoute(app, listDealHouses, { handler: async ({ query }) => ({ list: await findDealHouses(query) }) });
  registerRoute(app, listLivingDeals, {
    handler: async ({ params, query }) => ({ list: await findLivingDeals(params.id, query.except) }),
  });
  registerRoute(app, restoreDealEndpoint, {
    audit: { action: 'restore', noun: 'transaction' },
    handler: ({ actor, body }) => restoreDeal(actor, body.id),
  });
  registerRoute(app, listDealCustomers, {
    handler: async ({ actor, query }) => ({ list: await findDealCustomers(actor, query) }),
  });
  registerRoute(app, suggestCodesEndpoint, {
    handler: ({ query }) => suggestCodes(query.type, query.count),
  });
  registerRoute(app, listOldEndpoint, { handler: ({ actor, query }) => listOldTransactions(actor, query) });
  registerRoute(app, changeOldEndpoint, {
    audit: { action: 'update', noun: 'old_transaction', record: 'id' },
    handler: ({ actor, body }) => changeOldTransaction(actor, body),
  });
}
