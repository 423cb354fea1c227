import * as calls from '@toam/contracts/contact/contact.endpoints';
import {
  sendContact,
  handleContact,
  linkNeedToContact,
  readNeedDraft,
  makeCustomerOfContact,
} from '@toam/contracts/contact/contact.endpoints';
import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactText, contactListText } from '@toam/contracts/contact/contact.text';
import {
  canSeeContact,
  canHandleContact,
  canSeeContactPhone,
  isOwnContact,
  canMakeCustomerOf,
} from '@toam/domain/contact/contact-access';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { commonText } from '@toam/contracts/texts/common';
import { needText } from '@toam/contracts/need/need.text';
import { canEditNeed } from '@toam/domain/need/need-access';
import type { Actor } from '@toam/domain/actor';
import { hideNumbers, holdsNumber } from '@toam/domain/customer/customer-numbers';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { Purpose } from '@toam/domain/house/house-values';
import { needColumns, needEntries, type NeedWishes, noWishes } from '@toam/domain/need/need-columns';
import { priceAround } from '@toam/domain/need/price-around';
import { perColumn } from '@toam/domain/record/columns';
import { type NewCustomer, newCustomer } from '@toam/contracts/customer/customer.schema';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { customerText } from '@toam/contracts/customer/customer.text';
import type { Env } from '../../env';
import { handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import { pageOf } from '../../http/page';
import { serializeContact, serializeContacts } from './contact-serializer';
import {
  findContact,
  listContactHouses,
  listContacts,
  lockContact,
  noteOutcome,
  setContactStatus,
  type FoundContact,
} from './contact.queries';
import { sendContactCall } from './send-contact';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { plainChanges } from '../../audit/plain-changes';
import { tx } from '../../db/db';
import { emitChange } from '../../live/emit';
import { holdCustomer, readLinkableCustomers } from '../customers/customer-links.reads';
import type { Need } from '../needs/need.schema';
import { findNeed } from '../needs/needs.reads';
import { readTeam } from '../users/team/team.reads';
import { noteReveal } from '../../audit/revealed-numbers';
import { findHouseToMatch, type HouseToMatch } from '../houses/house-match.reads';

/** Stores the outcome of a locked contact request and publishes it to open lists. @returns the request afterwards */
async function onContactHandled(
  actor: Actor,
  id: number,
  outcome: { customer_id?: number; request_id?: number },
): Promise<ContactRow> {
  await noteOutcome(id, outcome, actor.id);
  auditChange(actor, 'contact', id, plainChanges(['customer_id', 'request_id'], null, outcome));
  const now = await findContact(id);
  if (!now) throw new Error(`contact request ${id} is gone while it is locked`);
  await emitChange('contact', { id }, actor.id, { rule: 'customers', users: [now.house.user_id] });
  return serializeContact(actor, now);
}

const readCalls = [
  handle(calls.listContacts, async ({ actor, query }) => {
    const { total, waiting, list } = await listContacts(actor, query, query);
    return { ...pageOf(await serializeContacts(actor, list), total, query), waiting };
  }),
  handle(calls.listContactHouses, ({ actor, query }) => listContactHouses(actor, query)),
  // who does not see it is told that there is none. D24
  handle(calls.readContact, async ({ actor, params }) => {
    const found = await findContact(params.id);
    if (!found || !canSeeContact(actor, found.house)) throw new HttpError('not_found', contactText.notFound);
    return serializeContact(actor, found);
  }),
];

/** Seconds for which a browser caches the permission. */
const remembered = 600;

/** Lets the calling page read the answer, also a refusal. Cookies are not allowed, so this opens no session. */
function open(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin).header('vary', 'origin');
}

const one = (id: number | null): number[] => (id === null ? [] : [id]);

/** What a visitor who asks about this house probably looks for: the same type and area, at about the same price. */
function wishesAround(house: HouseToMatch): NeedWishes {
  const { purpose, direction, into_money } = house;
  const price = into_money ? priceAround(into_money) : null;
  return {
    ...noWishes,
    purpose,
    ...perColumn(needEntries, (column) => one(house[needColumns[column].house])),
    request_direction: direction,
    min_price: price && price.min,
    max_price: price && price.max,
    money_unit: purpose === Purpose.rent ? 'mil' : 'bil',
  };
}

/** A house on the website is public. Once it has left the website, only people who may see the house get its facts. */
async function wishesOf(actor: Actor, { house }: FoundContact): Promise<NeedWishes> {
  const facts = await findHouseToMatch(house.id);
  return facts && (facts.web === 1 || canSeeHouse(actor, facts)) ? wishesAround(facts) : noWishes;
}

/** "Hỏi về: 148/12 Nguyễn Văn Đậu", then the visitor's message. Numbers are masked as in the list. */
function wordsOf(actor: Actor, { contact, house }: FoundContact): string {
  const input = [contactText.askedAbout(house.address), contact.message].filter(Boolean).join('\n');
  if (!canSeeContactPhone(actor, house)) return hideNumbers('description', input);
  if (!isOwnContact(actor, house) && holdsNumber('description', input)) noteReveal('contact', contact.id);
  return input;
}

/** The first values of the need form for a contact request. D15. */
const readNeedDraftCall = handle(readNeedDraft, async ({ actor, params: { id } }) => {
  const found = await findContact(id);
  if (!found || !canSeeContact(actor, found.house)) throw new HttpError('not_found', contactText.notFound);
  const { customer_id } = found.contact;
  const customer =
    customer_id === null ? undefined : (await readLinkableCustomers(actor, [customer_id])).get(customer_id);
  return {
    ...(await wishesOf(actor, found)),
    contact_id: id,
    customer: customer ? { id: customer.id, name: customer.name } : null,
    description: wordsOf(actor, found),
  };
});

/**
 * Lets pages of these origins, and no others, call the contact form's endpoint from the browser. Websites that relay from
 * their own server do not need it. All other endpoints stay closed to other origins.
 */
function openToWebsites(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = (origin: string | undefined): origin is string =>
    origin !== undefined && origins.some((one) => one.toLowerCase() === origin.toLowerCase());
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (request.routeOptions.config.endpoint === sendContact && allowed(origin)) open(reply, origin);
  });
  app.options(`/api${sendContact.path}`, async (request, reply) => {
    const { origin } = request.headers;
    if (!allowed(origin)) throw new HttpError('forbidden', contactText.originRefused);
    open(reply, origin);
    return reply
      .code(204)
      .header('access-control-allow-methods', sendContact.method)
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', remembered)
      .send();
  });
}

/** Marks a contact request handled, or new again. If it has that state already, nothing changes, and its first handler stays. D15. */
const handleContactCall = handle(
  handleContact,
  { audit: { action: 'set_status', noun: 'contact', record: 'id' } },
  ({ actor, params: { id }, body: { status } }) =>
    tx(async () => {
      const found = await lockContact(id);
      if (!found) throw new HttpError('not_found', contactText.notFound);
      if (!canHandleContact(actor, found.house)) throw new HttpError('forbidden', contactText.mayNotHandle);
      if (found.contact.status === status) auditNothing();
      else {
        await setContactStatus(id, status, actor.id);
        const word = contactListText.status;
        const change = { column: 'status', old_value: word[found.contact.status], new_value: word[status] };
        auditChange(actor, 'contact', id, [change]);
        await emitChange('contact', { id }, actor.id, { rule: 'customers', users: [found.house.user_id] });
      }
      const now = await findContact(id);
      if (!now) throw new Error(`contact request ${id} is gone while it is locked`);
      return serializeContact(actor, now);
    }),
);

/** A need whose customer cannot change until the transaction ends. */
async function holdNeed(id: number): Promise<Need | undefined> {
  const need = await findNeed(id);
  if (!need || (await holdCustomer(need.customer_id))) return need;
  // the customer was merged into another one just now, and the need moved along
  const moved = await findNeed(id);
  return moved && (await holdCustomer(moved.customer_id)) ? moved : undefined;
}

/**
 * Stores which need was made from a contact request, and the need's customer if the request has none. The request is then
 * handled. A repeated call is no error. D15.
 */
const linkNeedCall = handle(
  linkNeedToContact,
  { audit: { action: 'link', noun: 'contact', record: 'id' } },
  ({ actor, params: { id }, body }) =>
    tx(async () => {
      const found = await lockContact(id);
      if (!found || !canHandleContact(actor, found.house)) throw new HttpError('not_found', contactText.notFound);
      const need = await holdNeed(body.request_id);
      if (!need) throw new HttpError('not_found', needText.notFound);
      if (!canEditNeed(actor, need, await readTeam(actor.id))) throw new HttpError('forbidden', needText.mayNotSee);
      const { customer_id } = found.contact;
      if (customer_id !== null && customer_id !== need.customer_id)
        throw new HttpError('invalid', commonText.invalid, { errors: { request_id: contactText.needOfOther } });
      return onContactHandled(actor, id, { request_id: need.id, customer_id: need.customer_id });
    }),
);

/** Provided by the customers module: stores a customer of the actor. */
type CreateCustomer = (actor: Actor, sent: NewCustomer) => Promise<{ customer: { id: number } }>;

/** @throws HttpError not_found, forbidden; conflict if somebody else was faster */
async function authorize(actor: Actor, id: number): Promise<FoundContact> {
  const found = await lockContact(id);
  if (!found || !canSeeContact(actor, found.house)) throw new HttpError('not_found', contactText.notFound);
  if (!canMakeCustomerOf(actor, found.house)) throw new HttpError('forbidden', contactText.mayNotMake);
  const { customer_id } = found.contact;
  const made = customer_id === null ? undefined : (await readLinkableCustomers(actor, [customer_id])).get(customer_id);
  if (made)
    throw new HttpError('conflict', contactText.alreadyMade(made.name), {
      current: await serializeContact(actor, found),
    });
  return found;
}

/** @throws HttpError invalid by field if the sent values and the visitor's values make no valid customer */
function whole(fields: object): NewCustomer {
  const parsed = newCustomer.safeParse(fields, { error: invalidMessage });
  if (!parsed.success) throw new HttpError('invalid', commonText.invalid, { errors: fieldErrors(parsed.error) });
  return parsed.data;
}

/** Any customer with this number may be named, also another agent's. This gives the actor no right to see them. */
async function existing(id: number, phone: string): Promise<number> {
  const held = await holdCustomer(id);
  if (!held) throw new HttpError('not_found', customerText.notFound);
  if (!held.phones.includes(phone))
    throw new HttpError('invalid', commonText.invalid, { errors: { customer_id: contactText.otherNumber } });
  return id;
}

/**
 * Makes a customer from a contact request, or links the customer who has the number already. Name and number come from the
 * request if they are not sent. The request is marked handled and linked in the same transaction. D15, D56.
 * @throws HttpError conflict, too, if somebody else has the number (`same_phone`)
 */
const makeCustomerCall = (create: CreateCustomer) =>
  handle(
    makeCustomerOfContact,
    { audit: { action: 'link', noun: 'contact', record: 'id' } },
    ({ actor, params: { id }, body: { customer_id, ...sent } }) =>
      tx(async () => {
        const { contact } = await authorize(actor, id);
        const { name, phone_number } = contact;
        const made = customer_id
          ? await existing(customer_id, contact.phone)
          : (await create(actor, whole({ name, phone_number, ...sent }))).customer.id;
        return onContactHandled(actor, id, { customer_id: made });
      }),
  );

/**
 * Requests by visitors of the commercial website to be called.
 * @param create makes a customer from a request, in the caller's transaction; the customers module provides it
 */
export const contactsModule =
  (create: CreateCustomer) =>
  (app: FastifyInstance, { WEBSITE_ORIGINS, WEBSITE_KEY }: Env): void => {
    openToWebsites(app, WEBSITE_ORIGINS);
    moduleOf([
      ...readCalls,
      makeCustomerCall(create),
      readNeedDraftCall,
      linkNeedCall,
      handleContactCall,
      sendContactCall(WEBSITE_KEY),
    ])(app);
  };
