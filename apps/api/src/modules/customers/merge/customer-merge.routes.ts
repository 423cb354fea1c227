import {
  listMerges as listMergesEndpoint,
  mergeCustomers as mergeCustomersEndpoint,
  previewMerge as previewMergeEndpoint,
  undoMerge as undoMergeEndpoint,
} from '@toam/contracts/customer/customer-merge.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../../audit/audited';
import { registerRoute } from '../../../http/register-route';
import { listMerges } from './list-merges';
import { mergeCustomers } from './merge-customers';
import { previewMerge } from './preview-merge';
import { undoMerge } from './undo-merge';

export function registerCustomerMerges(app: FastifyInstance): void {
  registerRoute(app, previewMergeEndpoint, {
    audit: onlyReads,
    handler: ({ actor, body }) => previewMerge(actor, [body.customer_id, body.other_id]),
  });

  registerRoute(app, mergeCustomersEndpoint, {
    audit: { action: 'merge', noun: 'customer' },
    handler: ({ actor, body }) => mergeCustomers(actor, body),
  });

  registerRoute(app, undoMergeEndpoint, {
    audit: { action: 'merge_undo', noun: 'customer' },
    handler: ({ actor, params }) => undoMerge(actor, params.id),
  });

  registerRoute(app, listMergesEndpoint, { handler: ({ actor, query }) => listMerges(actor, query.customer_id) });
}
