import type { Endpoint } from '@toam/contracts/endpoint';
import { largestPage } from '@toam/contracts/page';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Part = Record<string, unknown>;

/** A call to send. Absent parts are empty. */
export interface SentCall {
  params?: Part;
  query?: Part;
  body?: Part;
}

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** Fields that name records: "id", "house_id", "houseId", "houses", "request_ids". A slug ends with an id. */
const namesRecords = /(^|_)ids?$|Ids?$|^(houses|slug)$/;

/** The endpoint's example for this record instead of the one with id 1, with the largest page size. */
export function exampleAbout({ example }: Pick<Endpoint, 'example'>, id: number): Required<SentCall> {
  return JSON.parse(JSON.stringify(example), (key, value: unknown) => {
    if (key === 'size') return largestPage;
    return namesRecords.test(key) ? (JSON.parse(JSON.stringify(value).replace(/\b1\b/, String(id))) as unknown) : value;
  }) as Required<SentCall>;
}

/** Half a character has no address. */
const encoded = (value: unknown): string => encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\ufffd'));

/** The address of a call, also for invalid values. */
function addressOf(path: string, { params = {}, query = {} }: SentCall): string {
  const address = path.replace(/:([A-Za-z]+)/g, (_all, name: string) => encoded(params[name]));
  const asked = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return `/api${address}${asked.length ? `?${asked.join('&')}` : ''}`;
}

/** Sends a call unchanged. */
export const sendCall = (
  app: FastifyInstance,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  call: SentCall,
  token: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url: addressOf(path, call),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    payload: method === 'GET' ? undefined : JSON.stringify(call.body ?? {}),
  });
