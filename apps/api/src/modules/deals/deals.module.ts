import type { FastifyInstance } from 'fastify';
import { registerDeals } from './deal.routes';
import { registerPapers } from './paper.routes';

/** Deals, their shares, receipts, coupons and cancel bills, and old transactions. */
export function dealsModule(app: FastifyInstance): void {
  registerDeals(app);
  registerPapers(app);
}
