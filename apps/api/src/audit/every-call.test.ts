import { Role } from '@toam/domain/actor';
import { gt, max } from 'drizzle-orm';
import { db } from '../db/db';
import { isDocumented } from '../http/open-api-failures';
import { anActor } from '../testing/an-actor';
import { exampleAbout, nameOf, sendCall, type SentCall } from '../testing/example-call';
import { insertBrokerage } from '../testing/insert-brokerage';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import { auditEntries } from './audit.schema';
import { isAudited } from './audited';
import { portalRules } from '@toam/domain/post/portal-rules';

const { app } = testApp();

const superAdmin = anActor({ id: 1, role: Role.superAdmin });
const ids = [1, 2, 3, 4];

/** Records in several states, so that most calls find a suitable one. */
async function fixture(): Promise<void> {
  await insertUser({ ...superAdmin, employee_type: 'official', onboarding_date: '2021-03-20' });
  for (const id of [2, 3, 4, 7, 8, 9]) await insertUser({ id });
  await insertBrokerage(superAdmin.id);
}

const entriesAfter = (last: number) => db().select().from(auditEntries).where(gt(auditEntries.id, last));

async function lastEntry(): Promise<number> {
  const [row] = await db()
    .select({ last: max(auditEntries.id) })
    .from(auditEntries);
  return row?.last ?? 0;
}

/** What both portals take. */
const postWords = {
  title: 'Nhà hẻm xe hơi 4 tầng Nguyễn Văn Đậu',
  text: 'Nhà mới hoàn thiện, hẻm nhựa 6 m, ô tô vào tận nhà',
};

/** Calls that succeed here, for endpoints whose examples find no record. */
const ownCalls: Record<string, SentCall> = {
  'PUT /user/detail': { body: { user_id: 2, name: 'Phạm Minh Khoa' } },
  'PUT /house/detail': { body: { house_id: 1, title: 'Nhà phố sửa mới' } },
  // a new name would ask for a job
  'PUT /project/detail': { body: { project_id: 1, key_word: 'căn hộ' } },
  'PUT /knowledge': { body: { id: 1, title: 'Kiểm tra sổ hồng' } },
  'PUT /knowledge/notApprove': { body: { id: 2, reason_reject: 'Thiếu nguồn' } },
  'PUT /customer/detail': { body: { customer_id: 1, name: 'Trần Văn Bình' } },
  'DELETE /customer/detail': { body: { customer_id: 6 } },
  'POST /customer/restore': { body: { customer_id: 6 } },
  // an earlier call of the other path has already done the example
  'POST /dictionary/:type/list': { params: { type: 'street' }, body: { value: 'Lê Quang Định', district_id: 2 } },
  'PUT /dictionary/:type/list': { params: { type: 'ownership' }, body: { id: 1, value: 'Giấy tay' } },
  'POST /house/public/reject': { body: { house_id: 5, condition: 'Thiếu sổ', version: 1 } },
  'POST /user/post-manager': { body: { house_id: 5, channel_ids: [3] } },
  'POST /house/alonhadat': { body: { house_id: 5, ...postWords } },
  'POST /house/batdongsan': { body: { house_id: 5, ...postWords } },
  'PUT /house/alonhadat': { body: { type: 'update', post_id: 1, ...postWords } },
  'PUT /house/batdongsan': { body: { type: 'update', post_id: 2, ...postWords } },
  'PUT /post/rule': { body: { portal: 'batdongsan', version: 0, rules: { ...portalRules.batdongsan, capitals: 60 } } },
  // the portals stay open for the others
  'PUT /user/post-address/status': { body: { channel: 3, status: 0 } },
  'PUT /customer/house/recommend/update-priority': { body: { houseId: 1, customerId: 1, priority: 0 } },
};

/** Uploads, and calls whose example finds no record here. The tests of their modules cover them. */
const unreached = [
  'DELETE /house/tag/house',
  'DELETE /customer/import/:importId',
  'DELETE /dictionary/:type/list',
  'DELETE /house/:houseId/comment/:commentId',
  'DELETE /knowledge/comment/:id',
  'DELETE /user/import/:importId',
  'DELETE /zalo/token',
  'POST /auth/password/change',
  // their examples have pictures of nobody
  'POST /blog/detail',
  'POST /business/v2/import',
  'POST /business/v2/import/:importId/undo',
  'POST /chat/conversation/:id/claim',
  'POST /chat/conversation/:id/join',
  'POST /customer/import',
  'POST /customer/import/:importId/check',
  'POST /customer/import/:importId/store',
  'POST /customer/import/:importId/undo',
  'POST /house/:houseId/changes/withdraw',
  'POST /house/file',
  'POST /house/image',
  'POST /house/image/:id',
  'POST /house/image/rotate',
  'POST /house/preview/approve',
  'POST /house/preview/reject',
  'POST /project/detail',
  'POST /knowledge/file',
  'POST /post/renewal',
  // nothing is published here
  'POST /release/back',
  'POST /public/house/:slug/contact',
  'POST /user/detail',
  'POST /user/import',
  'POST /user/import/:importId/password',
  'POST /user/import/:importId/store',
  'POST /user/import/:importId/undo',
  'PUT /chat/conversation/:id/status',
  'PUT /customer/import/:importId/decision',
  'PUT /customer/house/recommend/update-status',
  'PUT /form/:type/:id/ask-cancel',
  'PUT /form/:type/:id/keep',
  'PUT /house/:houseId/changes',
  'PUT /house/:houseId/comment/:commentId',
  'PUT /user/avatar',
  'PUT /zalo/token',
  'POST /zalo/feed',
];

/** Calls that send a version or make a decision, or need the account of a portal. They must come before other changes. */
const begins =
  /^(PUT \/(house|customer|project|blog)\/detail|POST \/house\/((public|preview)\/(approve|reject)|alonhadat|batdongsan)|PUT \/(house\/contacts|business\/v2\/deal|knowledge\/(approve|notApprove)))/;

/** The order of calls: others need the records before they are deleted, restoring needs deleted ones, and all need the session. */
function rankOf(name: string): number {
  if (name.includes('/auth/')) return 4;
  if (name.includes('restore') && !name.includes('recommend')) return 3;
  if (name.startsWith('DELETE')) return 2;
  return begins.test(name) ? 0 : 1;
}

test('every call that succeeds leaves one entry with its action and noun, every other none', async () => {
  await fixture();
  const reached = new Set<string>();
  // statuses that the API's document does not name
  const untold: string[] = [];
  const changing = app().endpoints.filter(({ method }) => method !== 'GET');
  const ordered = changing.toSorted((a, b) => rankOf(nameOf(a)) - rankOf(nameOf(b)));
  for (const endpoint of ordered) {
    const { audit } = endpoint;
    const name = nameOf(endpoint);
    for (const id of ids) {
      if (reached.has(name)) break;
      const token = await insertSession(1);
      const last = await lastEntry();
      const reply = await sendCall(app(), endpoint, ownCalls[name] ?? exampleAbout(endpoint, id), token);
      if (!isDocumented(endpoint, reply.statusCode)) untold.push(`${name} ${reply.statusCode}`);
      const left = (await entriesAfter(last)).filter(({ action }) => action !== 'phone_reveal');
      if (reply.statusCode >= 300 || !isAudited(audit) || left.length === 0)
        expect([name, reply.statusCode, left]).toEqual([name, reply.statusCode, []]);
      else {
        reached.add(name);
        expect([name, left]).toMatchObject([name, [{ noun: audit.noun, job: null }]]);
        if (typeof audit.action === 'string' && left[0]!.action !== 'propose')
          expect([name, left[0]!.action]).toEqual([name, audit.action]);
      }
    }
  }
  expect(untold).toEqual([]);
  const audited = changing.filter(({ audit }) => isAudited(audit)).map(nameOf);
  expect(audited.filter((name) => !reached.has(name)).sort()).toEqual(unreached.sort());
  // every endpoint is called for several records
}, 120_000);
