import type { Endpoint } from '@toam/contracts/endpoint';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { exampleAbout, nameOf, sendCall, type SentCall } from '../testing/example-call';
import { owner } from './identities';

type Name = string;

/** Fields that name a person. */
const isPerson = (key: string): boolean => /^(user_?id|users|staff)$/i.test(key);

/** Which of the planted imports a path is about. */
const importOf = (path: string): number => (path.startsWith('/user/') ? 2 : path.startsWith('/business/') ? 3 : 1);

const post = { post_id: 2, id: 2 };

/** Calls whose example names another record than the planted one. */
const besides: Record<Name, SentCall> = {
  'GET /customer/userId/:id': { params: { id: owner.id } },
  'POST /checkin/user/:id': { params: { id: owner.id } },
  'POST /checkin/manager/:id': { params: { id: owner.id } },
  'GET /checkin/explanation/:id': { params: { id: 4 } },
  'GET /chat/conversation/:id/message': { query: { size: 30 } },
  'POST /house/public/approve': { body: { house_id: 2, version: 1 } },
  'POST /house/preview/approve': { body: { preview_id: 3, version: 1 } },
  'POST /house/preview/reject': { body: { preview_id: 3, version: 1, condition: 'Ảnh mờ' } },
  'PUT /house/batdongsan/approved': { body: { id: 2 } },
  'PUT /house/batdongsan': { body: { type: 'update', type_news: 0, post_id: post.post_id } },
  'GET /house/batdongsan/:houseId': { params: { houseId: 2 } },
  'DELETE /house/batdongsan/:houseId': { params: { houseId: 2 } },
  'GET /house/alonhadat/:houseId': { params: { houseId: 2 } },
  'DELETE /house/alonhadat/:houseId': { params: { houseId: 2 } },
  // a new name would ask for a job
  'PUT /project/detail': { body: { project_id: 1, version: 1, key_word: 'căn hộ' } },
};

/** The endpoint's example about the owner's records. */
export function foreignCall(endpoint: Endpoint): Required<SentCall> {
  const call = JSON.parse(JSON.stringify(exampleAbout(endpoint, 1)), (key, value: unknown) => {
    if (isPerson(key) && typeof value === 'number') return owner.id;
    if (key === 'importId') return importOf(endpoint.path);
    return value === 999 ? 1 : value;
  }) as Required<SentCall>;
  return { ...call, ...besides[nameOf(endpoint)] };
}

/** Keys that name a record, in any part of a call. A slug and a conversation's key are some, too. */
export const namesOne = /(^|_)ids?$|Ids?$|^(houses|users|staff|slug|houseIds|profile_picture|cover|images)$/;

/** Whether a call names a record of somebody. */
export const namesForeign = ({ params, query, body }: Required<SentCall>): boolean =>
  [params, query, body].some((part) =>
    JSON.stringify(part, (key, value: unknown) => (namesOne.test(key) ? '§' : value)).includes('§'),
  );

const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const document = Buffer.from('%PDF-1.4\n1 0 obj\n');

/** The form of an upload, with a picture or a document that is taken. */
async function uploadOf({ path }: Endpoint, body: Record<string, unknown>) {
  const form = new FormData();
  for (const [key, value] of Object.entries(body))
    form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  const isDocument = path === '/house/file' || path.endsWith('import');
  const name = path.startsWith('/house/image') ? 'image' : 'file';
  form.append(name, new Blob([isDocument ? document : new Uint8Array(await picture)]), isDocument ? 'a.pdf' : 'a.png');
  const encoded = new Response(form);
  return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type')! };
}

/** Sends a call as this endpoint takes it: as JSON, or as a form with a file. */
export async function sendAsTaken(
  app: FastifyInstance,
  endpoint: Endpoint,
  call: SentCall,
  token: string,
): Promise<LightMyRequestResponse> {
  if (endpoint.bodyKind === 'json') return sendCall(app, endpoint, call, token);
  const { payload, type } = await uploadOf(endpoint, call.body ?? {});
  const url = `/api${endpoint.path.replace(/:([A-Za-z]+)/g, (_all, name: string) => String(call.params?.[name]))}`;
  return app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  });
}
