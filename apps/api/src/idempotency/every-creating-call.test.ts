import type { Endpoint } from '@toam/contracts/endpoint';
import { Role } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { seedFormTypes } from '../seed/seed-form-types';
import { anActor } from '../testing/an-actor';
import { exampleAbout, nameOf, sendCall, type SentCall } from '../testing/example-call';
import { useCommercialSite } from '../modules/houses/sharing/commercial-address';
import { useZalo } from '../modules/zalo/zalo-provider';
import { insertCompleteHouse, insertCustomer, insertDictionary } from '../testing/insert-house';
import { insertContact } from '../testing/insert-need';
import { aStaffBody, insertSession, insertUser, newcomerPapers } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import { askZaloAt, insertZaloAccount } from '../testing/connect-zalo';
import { ZaloStandIn } from '../../../../tools/zalo/zalo-stand-in';
import { createBlog } from '@toam/contracts/blog/blog.endpoints';
import { createProject } from '@toam/contracts/project/project.endpoints';
import { seedPosts } from '../seed/seed-posts';
import { insertHouseToPost, insertPortalAccount, insertPost } from '../testing/insert-post';
import { insertArticle, insertProject, insertUpload } from '../testing/insert-content';

const { app } = testApp();

const zalo = new ZaloStandIn();
beforeAll(() => zalo.listen());
afterAll(async () => {
  await zalo.close();
  useZalo(undefined);
  useCommercialSite(undefined);
});

const read = 'it reads: what is asked does not fit an address';
const state = 'it says what shall be: the same again finds it so, or is refused as done already';
const upload = 'an upload is no record until a save names it; what no record takes is removed';
const trace = 'a trace that is counted by its moment, or replaces the one before';

/** Every other POST, and why repeating it does no harm. */
const withoutKey: Record<string, string> = {
  'POST /auth/signin/email': 'nobody is signed in yet; each sign-in is a session of its own',
  'POST /auth/signout': state,
  'POST /auth/password/change': state,
  'POST /client-error': trace,
  'POST /release/back': state,
  'POST /user/activity': trace,
  'POST /user/location/track': trace,
  'POST /house/:houseId/presence': trace,
  'POST /public/house/:slug/contact': 'a visitor has no account; the same number and house within a day is one request',
  'POST /public/chat/session': 'a visitor has no account; sessions are limited',
  'POST /public/chat/token': 'signs in, makes nothing',
  'POST /public/chat/message': 'the message carries its own key, which the conversation knows once',
  'POST /public/chat/image': upload,
  'POST /public/chat/read': state,
  'POST /chat/conversation/:id/message': 'the message carries its own key, which the conversation knows once',
  'POST /chat/conversation/:id/claim': state,
  'POST /chat/conversation/:id/join': state,
  'POST /chat/token': 'each answer is a token of its own, and nothing is stored',
  'POST /chat/conversation/:id/release': state,
  'POST /chat/conversation/:id/read': state,
  'POST /chat/conversation/:id/no-answer': state,
  'POST /house/contacts/:id/request': state,
  'POST /customer/merge/preview': read,
  'POST /customer/merge/:id/undo': state,
  'POST /customer/restore': state,
  'POST /customer/import': upload,
  'POST /customer/import/:importId/check': state,
  'POST /customer/import/:importId/store': state,
  'POST /customer/import/:importId/undo': state,
  'POST /user/import': upload,
  'POST /user/import/:importId/store': state,
  'POST /user/import/:importId/undo': state,
  'POST /user/sign-in-release': state,
  'POST /user/import/:importId/password': 'each call makes other passwords, as the button says',
  'POST /user/restore': state,
  'POST /user/list-by-id': read,
  'POST /user/hand-over/preview': read,
  'POST /user/hand-over/:id/undo': state,
  'POST /user/post/alonhadat/delete': state,
  'POST /user/post/batdongsan/delete': state,
  'POST /business/v2/import/:importId/undo': state,
  'POST /business/v2/import': 'rows are found again by their codes: the same file again changes nothing',
  'POST /checkin/user/:id': read,
  'POST /checkin/manager/:id': read,
  'POST /checkin/month/:month/close': state,
  'POST /checkin/month/:month/reopen': state,
  'POST /business/v2/deal/restore': state,
  'POST /business/v2/receipt/restore': state,
  'POST /business/v2/coupons/restore': state,
  'POST /business/v2/cancelBill/restore': state,
  'POST /business/target/get': read,
  'POST /business/statistic': read,
  'POST /business/statistic/staff': read,
  'POST /business/statistic/rows': read,
  'POST /export/:kind': read,
  'POST /history': read,
  'POST /user/post-manager/history': read,
  'POST /user/post-manager-condition': read,
  'POST /user/post-manager-waiting': read,
  'POST /user/post-manager-error': read,
  'POST /post/bought': read,
  'POST /house/public/approve': state,
  'POST /house/public/reject': state,
  'POST /house/preview': state,
  'POST /house/preview/approve': state,
  'POST /house/preview/reject': state,
  'POST /house/image/zips/size': read,
  'POST /house/bulk': state,
  'POST /house/restore': state,
  'POST /house/:houseId/changes/withdraw': state,
  'POST /house/:houseId/like': 'it says whether it is liked now',
  'POST /house/list': read,
  'POST /house/v2/list': read,
  'POST /house/v2/list/counts': read,
  'POST /house/map': read,
  'POST /house/map/extent': read,
  'POST /house/list-by-condition': read,
  'POST /house/count-by-condition': read,
  'POST /house/:houseId/share': state,
  'POST /house/:houseId/revoke': state,
  'POST /house/:houseId/status': state,
  'POST /house/:houseId/web/withdraw': state,
  'POST /house/:houseId/web/revoke': state,
  'POST /house/file': upload,
  'POST /house/image': upload,
  'POST /knowledge/file': upload,
  'POST /house/image/:id': upload,
  'POST /house/image/rotate': state,
  'POST /notification/seen/:notificationId': state,
  'POST /notification/seen-all': state,
  'POST /match/get-sub-recommend': read,
  'POST /house/sub-recommend': read,
  'POST /customer/house/recommend': 'a house is recommended to a need once',
  'POST /customer/request/share': state,
  'POST /view/seen': state,
};

const keyed = () => app().endpoints.filter(({ once }) => once);

test('every POST takes an Idempotency-Key, or says why it needs none', () => {
  const posts = app().endpoints.filter(({ method }) => method === 'POST');
  const open = posts.filter((endpoint) => !endpoint.once && !(nameOf(endpoint) in withoutKey));
  expect(open.map(nameOf)).toEqual([]);
  const registered = new Set(posts.filter(({ once }) => !once).map(nameOf));
  expect(Object.keys(withoutKey).filter((name) => !registered.has(name))).toEqual([]);
});

const superAdmin = anActor({ id: 1, role: Role.superAdmin });

/** Calls for endpoints whose example finds no record. */
const ownCalls: Record<string, () => SentCall | Promise<SentCall>> = {
  'POST /dictionary/:type/list': () => ({ params: { type: 'class' }, body: { value: 'Hẻm ba gác' } }),
  'POST /house/:houseId/comment': () => ({ params: { houseId: 1 }, body: { content: 'Chủ nhà vừa giảm giá' } }),
  'POST /house/contacts/:id/customer': () => ({
    params: { id: 1 },
    body: { name: 'Lê An', phone_number: '02838220991' },
  }),
  'POST /user/detail': async () => ({ body: { ...aStaffBody, ...(await newcomerPapers(1)) } }),
  'POST /blog/detail': async () => ({ body: { ...createBlog.example.body, cover: await insertUpload(1) } }),
  'POST /project/detail': async () => ({ body: { ...createProject.example.body, images: [await insertUpload(1)] } }),
  'POST /zalo/feed': () => ({ body: { house_id: 2, message: 'Nhà đẹp' } }),
  'POST /user/post-manager': () => ({ body: { house_id: 3, channel_ids: [1, 2] } }),
  'POST /house/alonhadat': () => ({ body: { house_id: 4 } }),
  'POST /house/batdongsan': () => ({ body: { house_id: 4 } }),
  'POST /post/renewal': async () => {
    const { id } = await insertPost({ house_id: 1, channel_id: 2, user_id: 1, last_day: '2099-01-01' });
    return { body: { post_id: id } };
  },
  'POST /user/hand-over': () => ({ body: { user_id: 9, to_id: 8, kinds: ['customers'], lock: true, resigned: true } }),
};

async function sendTwice(endpoint: Endpoint, token: string) {
  const call = (await ownCalls[nameOf(endpoint)]?.()) ?? exampleAbout(endpoint, 1);
  const send = () => sendCall(app(), endpoint, call, token, { 'idempotency-key': `twice ${nameOf(endpoint)}` });
  return Promise.all([send(), send()]);
}

test('each of them, sent twice at the same moment, answers both the same and does it once', async () => {
  await insertUser({ ...superAdmin, employee_type: 'official', onboarding_date: '2021-03-20' });
  await seedFormTypes();
  for (const id of [7, 8, 9]) await insertUser({ id });
  // new users must not get one of the ids above
  await db().execute(sql`select setval('users_id_seq', 999)`);
  await insertDictionary();
  for (const at of [1, 2, 3])
    await insertCustomer({ user_id: at === 3 ? 9 : 1, phone_number: `090361827${at}`, phones: [`090361827${at}`] });
  const { id: house_id } = await insertCompleteHouse({ user_id: 1, customer_id: 1, slug: 'nha-1' });
  await seedPosts();
  for (const portal of ['alonhadat', 'batdongsan'] as const) await insertPortalAccount(1, portal);
  await insertProject();
  await insertArticle({ user_id: 1 });
  await insertContact({ house_id, phone_number: '02838220991' });
  askZaloAt(zalo);
  await insertZaloAccount(zalo, 1);
  useCommercialSite('https://toam.vn');
  await insertCompleteHouse({ user_id: 1, slug: 'nha-2', public: 1, public_approval: 1, web: 1 });
  for (const slug of ['nha-3', 'nha-4']) await insertHouseToPost({ user_id: 1, slug });
  const token = await insertSession(1);
  const answers: Record<string, unknown> = {};
  for (const endpoint of keyed()) {
    const [one, other] = await sendTwice(endpoint, token);
    answers[nameOf(endpoint)] = one.statusCode === 200 && one.body === other.body ? 'once' : [one.body, other.body];
  }
  expect(answers).toEqual(Object.fromEntries(keyed().map((endpoint) => [nameOf(endpoint), 'once'])));
}, 60_000);
