import { sendContact } from '@toam/contracts/contact/contact.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { contactText } from '@toam/contracts/contact/contact.text';
import { normalisePhone } from '@toam/domain/phone';
import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { plainChanges } from '../../audit/plain-changes';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx, db } from '../../db/db';
import { networkOf } from '../../http/network-of';
import { creates, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emitChange } from '../../live/emit';
import { notify } from '../../live/notify';
import { fingerprint } from '../../sessions/token';
import { findPublishedHouse } from '../houses/house-match.reads';
import { isActiveStaff, readOverseers } from '../users/users.reads';
import { insertContact } from './contact.queries';
import { contactRequests } from './contact.schema';

type Visitor = InputOf<typeof sendContact>['body'];

/** The house's agent. If the agent is locked: the people who oversee their work, because somebody should call. */
const whoAnswers = async (agent: number): Promise<number[]> =>
  (await isActiveStaff(agent)) ? [agent] : readOverseers(agent);

const windowMinutes = 15;
/** Most requests stored per window: from one address (an office or a family shares one), from one number, about one house. */
const perSender = 8;
const perPhone = 5;
const perHouse = 60;

interface Sent {
  sender: string;
  phone: string;
  house_id: number;
}

async function sentWithin(which: SQL): Promise<number> {
  const since = sql`now() - make_interval(mins => ${windowMinutes})`;
  return db().$count(contactRequests, and(which, gt(contactRequests.created_at, since)));
}

/**
 * Limits how much visitors may store. It counts in the database, so that every instance counts the same. Call it in the
 * transaction that stores: parallel requests from one address wait for each other. D15.
 * @throws HttpError too_many
 */
async function allowContact({ sender, phone, house_id }: Sent): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${sender}`}, 0))`);
  const isTooMuch =
    (await sentWithin(eq(contactRequests.sender, sender))) >= perSender ||
    (await sentWithin(eq(contactRequests.phone, phone))) >= perPhone ||
    (await sentWithin(eq(contactRequests.house_id, house_id))) >= perHouse;
  if (isTooMuch) throw new HttpError('too_many', contactText.tooMany, { retryAfter: windowMinutes * 60 });
}

/** Whether the same request was sent just now: a visitor who presses twice is called once. */
async function isRepeated({ sender: _sender, ...sent }: Sent & { message: string }): Promise<boolean> {
  const same = and(
    eq(contactRequests.phone, sent.phone),
    eq(contactRequests.house_id, sent.house_id),
    eq(contactRequests.message, sent.message),
  );
  return (await sentWithin(same!)) > 0;
}

/**
 * Stores a visitor's request about a house on the website, and notifies the house's agent. Programs that fill in the hidden
 * field and visitors who send the same twice get the usual answer, but nothing is stored. D15.
 * @throws HttpError not_found unless the house is on the website; too_many
 */
async function send(slug: string, visitor: Visitor, ip: string): Promise<void> {
  if (visitor.website) return auditNothing();
  await tx(async () => {
    const house = await findPublishedHouse(slug);
    if (!house) throw new HttpError('not_found', contactText.houseNotFound);
    const { name, phone_number, message } = visitor;
    const sent = { house_id: house.id, phone: normalisePhone(phone_number), sender: fingerprint(networkOf(ip)) };
    await allowContact(sent);
    if (await isRepeated({ ...sent, message })) return auditNothing();
    const id = await insertContact({ ...sent, name, phone_number, message });
    auditChange(null, 'contact', id, plainChanges(['name', 'phone_number', 'message'], null, visitor));
    auditChange(null, 'house', house.id);
    await notify({ users: await whoAnswers(house.user_id), by: null, type: NotificationType.contacted, house });
    await emitChange('contact', { id }, null, { rule: 'customers', users: [house.user_id] });
  });
}

/** Headers of a website that relays its visitors' requests: our key, and the visitor's address. */
const keyHeader = 'x-website-key';
const addressHeader = 'x-visitor-address';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, however much of the key is right. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other));

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/**
 * The address that the limits count: the visitor's address if a website with the key sends it, else the connection's. Without
 * the key the header is ignored. A wrong key is refused: if it were ignored, the whole website would count as one sender, and
 * nobody would notice.
 * @throws HttpError forbidden for a wrong key; invalid for a key without an address
 */
function visitorAddress(request: FastifyRequest, key: string | undefined): string {
  const sent = headerOf(request, keyHeader);
  if (sent === undefined) return request.ip;
  if (!key || !isSame(sent, key)) throw new HttpError('forbidden', contactText.wrongKey);
  const address = headerOf(request, addressHeader)?.trim() ?? '';
  if (!isIP(address)) throw new HttpError('invalid', contactText.noAddress);
  return address;
}

/** @param websiteKey proves that a caller is the commercial website, whose visitors' addresses we trust */
export const sendContactCall = (websiteKey: string | undefined) =>
  handle(sendContact, { audit: creates('contact') }, async ({ params, body, request }) => {
    await send(params.slug, body, visitorAddress(request, websiteKey));
    return null;
  });
