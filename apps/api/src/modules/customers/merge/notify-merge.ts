import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import type { Actor } from '@toam/domain/actor';
import { staffOfCustomer } from '@toam/domain/customer/customer-access';
import { addAuditEvent } from '../../../audit/audit-context';
import { type Change, recordChanges } from '../../../history/record-changes';
import { emit } from '../../../live/emit';
import { notify } from '../../../live/notify';
import { publishRows } from '../customer-rows.writes';
import { needAudienceOf } from '../../need-scope/need-audience.reads';
import { readStaffNames } from '../../users/users.reads';
import { customerChanges } from '../customer-labels';
import type { Customer } from '../customer.schema';
import { customerAudience } from '../customer-audience.reads';
import { findNeedIds } from './customer-merge.queries';

const joined = (texts: string[]): string | null => texts.join(', ') || null;

/** The changes of a record by a merge or its undo, with labels: fields, further numbers, staff. */
async function changesOf(before: Customer, after: Customer): Promise<Change[]> {
  const staff = await readStaffNames([...before.co_staff, ...after.co_staff]);
  const names = ({ co_staff }: Customer) => joined(co_staff.map((id) => staff.get(id)?.name ?? `#${id}`));
  return [
    ...(await customerChanges(before, after)),
    { column: 'more_phones', old_value: joined(before.more_phones), new_value: joined(after.more_phones) },
    { column: 'co_staff', old_value: names(before), new_value: names(after) },
  ];
}

interface MergeNews {
  before: Customer;
  after: Customer;
  merged: Customer;
  /** The line about the merge in each record's history. */
  ofKept: Change;
  ofMerged: Change;
  /** The notification's text for the other staff, after the name of the actor. */
  notice: string;
}

/**
 * Writes the history of both records, publishes to open screens, and notifies the other staff of both. Runs in the
 * merge's transaction.
 */
export async function notifyMerge(actor: Actor, news: MergeNews): Promise<void> {
  const { before, after, merged } = news;
  addAuditEvent({ recordId: after.id });
  await recordChanges(actor, 'Customer', after.id, [news.ofKept, ...(await changesOf(before, after))]);
  await recordChanges(actor, 'Customer', merged.id, [news.ofMerged]);
  const event = { kind: 'record.changed', noun: 'customer', changed_by: actor.id } as const;
  const readers = await customerAudience([after.id, merged.id], staffOfCustomer(before));
  await emit({ ...event, record_id: after.id, version: after.version }, readers);
  await emit({ ...event, record_id: merged.id, version: merged.version }, readers);
  await publishRows(
    { noun: 'need-match', audienceOf: needAudienceOf },
    await findNeedIds([after.id, merged.id]),
    actor.id,
  );
  await notify({
    users: [before, after, merged].flatMap(staffOfCustomer),
    by: actor.id,
    type: NotificationType.customerMerged,
    customer: { id: after.id },
    detail: news.notice,
  });
}
