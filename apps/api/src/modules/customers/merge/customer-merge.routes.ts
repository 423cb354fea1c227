import {
  listMerges as listMergesEndpoint,
  mergeCustomers as mergeCustomersEndpoint,
  previewMerge as previewMergeEndpoint,
  undoMerge as undoMergeEndpoint,
} from '@toam/contracts/customer/customer-merge.endpoints';
import type { FastifyInstance } from 'fastify';
import { doerOf } from '../../../audit/record-audit';
import { recordPhoneReveal } from '../../../audit/record-phone-reveal';
import { mount } from '../../../http/mount';
import { listMerges } from './list-merges';
import { mergeCustomers } from './merge-customers';
import { previewMerge } from './preview-merge';
import { undoMerge } from './undo-merge';

export function mountCustomerMerges(app: FastifyInstance): void {
  mount(app, previewMergeEndpoint, {
    handler: async (call) => {
      const { customer_id, other_id } = call.body;
      const preview = await previewMerge(call.actor, [customer_id, other_id]);
      for (const { customer } of preview.records) await recordPhoneReveal(doerOf(call), customer, {});
      return preview;
    },
  });

  mount(app, mergeCustomersEndpoint, { handler: ({ actor, body }) => mergeCustomers(actor, body) });

  mount(app, undoMergeEndpoint, { handler: ({ actor, params }) => undoMerge(actor, params.id) });

  mount(app, listMergesEndpoint, { handler: ({ actor, query }) => listMerges(actor, query.customer_id) });
}
