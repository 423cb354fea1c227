import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { contactText } from '@toam/contracts/texts/contact';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error';

/** How a website that relays its visitors' questions says that it is ours, and who asks. */
export const keyHeader = 'x-website-key';
export const addressHeader = 'x-visitor-address';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Compares in the same time however much is right. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other));

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/**
 * Whose address the limits count on: the visitor's that a website with the key passes on, or the connection's. Without the
 * key the header is nobody's word. A wrong key is refused instead of ignored: else a whole website would be one sender, and
 * nobody would know why.
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
