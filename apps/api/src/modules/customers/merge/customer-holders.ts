import { isNull } from 'drizzle-orm';
import { contactRequests } from '../../contacts/contact.schema';
import { houses } from '../../houses/house.schema';
import { requests } from '../../requests/request.schema';
import { columnHolder, type CustomerHolder } from './customer-holder';
import { houseDraftHolder } from './house-draft.holder';
import { showingHolder, showingMoveHolder } from './showing.holder';

/**
 * Everything that refers to customers and changes hands when they are merged, in the order in which it does: a standing
 * asks which need it came from, so needs go first. A new table is one entry here.
 */
export const customerHolders: readonly CustomerHolder[] = [
  columnHolder({
    name: 'requests',
    table: requests,
    reference: 'requests.customer_id',
    noun: 'request',
    counted: { kind: 'requests', where: isNull(requests.deleted_at) },
  }),
  columnHolder({
    name: 'houses',
    table: houses,
    reference: 'houses.customer_id',
    noun: 'house',
    counted: { kind: 'houses', where: isNull(houses.deleted_at) },
  }),
  houseDraftHolder,
  showingHolder,
  showingMoveHolder,
  columnHolder({
    name: 'contact_requests',
    table: contactRequests,
    reference: 'contact_requests.customer_id',
    noun: 'contact',
    counted: { kind: 'contacts' },
  }),
];

/** References to customers that stay with the record that they name, and why. */
export const staysBehind: Readonly<Record<string, string>> = {
  'customers.merged_into': 'says where a merged record went; links follow it',
  'customer_merges.kept_id': 'a merge tells of the records that it was of',
  'customer_merges.merged_id': 'a merge tells of the records that it was of',
  'customer_import_rows.customer_id': 'an import tells what became of a row of its file',
  'customer_import_rows.same_customer_id': 'what was found when the file was read',
};
