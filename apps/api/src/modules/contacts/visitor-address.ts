import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { contactText } from '@toam/contracts/contact/contact.text';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http-error';

/** Headers of a website that relays its visitors' requests: our key, and the visitor's address. */
export const keyHeader = 'x-website-key';
export const addressHeader = 'x-visitor-address';

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
export function visitorAddress(request: FastifyRequest, key: string | undefined): string {
  const sent = headerOf(request, keyHeader);
  if (sent === undefined) return request.ip;
  if (!key || !isSame(sent, key)) throw new HttpError('forbidden', contactText.wrongKey);
  const address = headerOf(request, addressHeader)?.trim() ?? '';
  if (!isIP(address)) throw new HttpError('invalid', contactText.noAddress);
  return address;
}
