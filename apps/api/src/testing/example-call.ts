import type { Endpoint } from '@toam/contracts/endpoint';
import { largestPage } from '@toam/contracts/page';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Part = Record<string, unknown>;

/** A call as it is sent; what is left out is empty. */
export interface SentCall {
  params?: Part;
  query?: Part;
  body?: Part;
}

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** Fields that name records: "id", "house_id", "houseId", "houses", "request_ids"; a slug ends in an id. */
const namesRecords = /(^|_)ids?$|Ids?$|^(houses|slug)$/;

/** The endpoint's example, about this record instead of the one with id 1, and with as many rows as a page may have. */
export function exampleAbout({ example }: Pick<Endpoint, 'example'>, id: number): Required<SentCall> {
  return JSON.parse(JSON.stringify(example), (key, value: unknown) => {
    if (key === 'size') return largestPage;
    return namesRecords.test(key) ? (JSON.parse(JSON.stringify(value).replace(/\b1\b/, String(id))) as unknown) : value;
  }) as Required<SentCall>;
}

const encoded = (value: unknown): string => encodeURIComponent(String(value));

/** The address of a call, however wrong it has been made. */
function addressOf(path: string, { params = {}, query = {} }: SentCall): string {
  const address = path.replace(/:([A-Za-z]+)/g, (_all, name: string) => encoded(params[name]));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return `/api${address}${asked.length ? `?${asked.join('&')}` : ''}`;
}

/** Sends a call as it stands. */
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
