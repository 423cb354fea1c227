import { changeCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerChange, CustomerRow, SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { commonText } from '@toam/contracts/texts/common';
import { customerText } from '@toam/contracts/customer/customer.text';
import type { Actor } from '@toam/domain/actor';
import { canChooseCustomerStaff, canEditCustomer } from '@toam/domain/customer/customer-change';
import { staffOfCustomer } from '@toam/domain/customer/customer-access';
import { comparedPhones, phoneFields } from '@toam/domain/customer/customer-phones';
import { auditNothing } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { changes, handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { readSharedCustomers } from '../../need-scope/shared-customers.reads';
import { checkCustomer } from './check-customer';
import { customerAudience } from '../customer-audience.reads';
import { patchOf, withPhones } from './customer-patch';
import { customerChanges } from '../customer-labels';
import { lockCustomer, updateCustomer, type WrittenColumns } from '../customer.queries';
import type { Customer } from '../customer.schema';
import { visibilityOf } from '../customer-serializer';
import { readCustomer } from '../read-customer';
import { readSamePhone, refuseSamePhone } from './same-phone';
import { lockPhones } from '../customers.writes';

/** The result of a save: the current record. If the version was stale, it is the record without the change. */
interface Outcome {
  customer: CustomerRow;
  same_phone: SamePhoneCustomer[];
  message: string;
  isStale: boolean;
}

/** The body without the fields that only admins may set. They are ignored, not refused. */
function allowedBody(actor: Actor, { user_id, ...body }: CustomerChange): CustomerChange {
  return user_id !== undefined && canChooseCustomerStaff(actor) ? { ...body, user_id } : body;
}

/** A new owner stops being co-staff, so that nobody is listed twice. D56. */
const withStaff = (customer: Customer, columns: WrittenColumns): WrittenColumns =>
  columns.user_id === undefined
    ? columns
    : { ...columns, co_staff: customer.co_staff.filter((id) => id !== columns.user_id) };

/**
 * Other customers with a number that is new to this record. Its old numbers were checked when they were added.
 * @throws HttpError conflict with `same_phone`, unless `keep_duplicate` allows two records
 */
async function askSamePhone(
  actor: Actor,
  customer: Customer,
  columns: WrittenColumns,
  keeps: boolean,
): Promise<SamePhoneCustomer[]> {
  const fresh = comparedPhones(columns.phones ?? []).filter((phone) => !customer.phones.includes(phone));
  await lockPhones(fresh);
  const same = await readSamePhone(actor, fresh, customer.id);
  if (!keeps) refuseSamePhone(same, phoneFields.find((field) => columns[field]) ?? 'phone_number');
  return same;
}

async function write(actor: Actor, customer: Customer, columns: WrittenColumns): Promise<void> {
  const after = await updateCustomer(customer.id, columns);
  await recordChanges(actor, 'Customer', customer.id, await customerChanges(customer, after));
  await emitChange('customer', after, actor.id, await customerAudience([customer.id], staffOfCustomer(customer)));
}

const attempt = (actor: Actor, sent: CustomerChange): Promise<Outcome> =>
  tx(async () => {
    const customer = await lockCustomer(sent.customer_id);
    if (!customer) throw new HttpError('not_found', customerText.notFound);
    if (!canEditCustomer(actor, customer)) throw new HttpError('forbidden', customerText.mayNotEdit);
    const answer = async (message: string, same_phone: SamePhoneCustomer[] = [], isStale = false) => {
      return { customer: await readCustomer(actor, customer.id), same_phone, message, isStale };
    };
    if (sent.version !== undefined && sent.version !== customer.version) return answer(customerText.stale, [], true);
    const shared = await readSharedCustomers(actor, [customer.id]);
    const visibility = visibilityOf(actor, customer, shared.has(customer.id));
    const { columns, errors } = patchOf(customer, allowedBody(actor, sent), visibility);
    const { date_of_birth, image_id, user_id } = columns;
    await checkCustomer(actor, { date_of_birth, image: image_id, user_id }, errors);
    if (Object.keys(columns).length === 0) {
      auditNothing();
      return answer(commonText.nothingChanged);
    }
    const whole = withStaff(customer, withPhones(customer, columns));
    const same = await askSamePhone(actor, customer, whole, sent.keep_duplicate === true);
    await write(actor, customer, whole);
    return answer(customerText.updated, same);
  });

/**
 * Changes the fields of a customer that the body contains: absent leaves a field unchanged, null empties it. If nothing
 * differs, nothing is written and the message says so. A new number that another record has is refused first (D56). A
 * person who edits another's customer gets the number back if they may see it. Specification 2 §4, §7.
 * @throws HttpError not_found; forbidden; invalid by field; conflict with `same_phone`, or with the current record if
 * the version sent is stale (D12)
 */
export const changeCustomerCall = handle(
  changeCustomer,
  { audit: changes('customer', 'customer_id') },
  async ({ actor, body }) => {
    const { isStale, ...saved } = await attempt(actor, body);
    if (isStale) throw new HttpError('conflict', saved.message, { current: saved.customer });
    return saved;
  },
);
