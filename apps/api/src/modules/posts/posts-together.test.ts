import { db } from '../../db/db';
import { files } from '../../files/files';
import { as, testApp } from '../../testing/test-app';
import { resumePosts } from './post-listing';
import { postEvents, posts } from './post.schema';
import {
  admin,
  agent,
  alonhadat,
  batdongsan,
  colleague,
  countersOf,
  fails,
  fakeGateway,
  kindsOf,
  makeDue,
  otherAdmin,
  postFixture,
  readPost,
  useSandbox,
  vipWeek,
} from './posts.fixture';
import { sendPost } from './send-post';

testApp();
afterEach(useSandbox);

const body = (house_id: number, channel_ids = [alonhadat]) => ({ house_id, channel_ids, ...vipWeek });
const create = async (house_id: number, by = admin): Promise<number> =>
  (await as(by).post('/user/post-manager', body(house_id))).json().data.posts[0].id;

test('two people post the same house on the same channel: one does, the other reads whose post is there', async () => {
  const house = await postFixture();
  const replies = await Promise.all(
    [agent, colleague, admin].map((by) => as(by).post('/user/post-manager', body(house))),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const refused = replies.find(({ statusCode }) => statusCode === 409)!.json();
  expect(refused).toMatchObject({ message: 'BĐS này đã có tin trên Alonhadat', current: { channel: { id: 1 } } });
  expect(await db().$count(posts)).toBe(1);
});

test('on several channels all or none: where one is taken, nothing is stored', async () => {
  const house = await postFixture();
  await create(house);
  const reply = await as(agent).post('/user/post-manager', body(house, [batdongsan, alonhadat]));
  expect([reply.statusCode, await db().$count(posts)]).toEqual([409, 1]);
});

test('ten approvals at once: one counts, the others name who did it', async () => {
  const house = await postFixture();
  const id = await create(house, agent);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => as(at % 2 ? admin : otherAdmin).put('/house/alonhadat/approved', { id })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const refused = replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().message as string);
  expect(new Set(refused).size).toBe(1);
  expect(refused[0]).toMatch(/^Nguyễn Thu Hà đã duyệt tin này$/);
  expect(await kindsOf(id)).toEqual(['created', 'approved']);
});

test('approved while it is deleted: it is gone, and it is not sent', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const id = await create(house, agent);
  await Promise.all([
    as(admin).put('/house/alonhadat/approved', { id }),
    as(agent).delete('/user/post-manager', { house_id: house }),
  ]);
  await resumePosts();
  expect([(await readPost(id)).state, fake.has.size]).toEqual(['removed', 0]);
});

/** A gateway that waits in the middle of a post until the test goes on. */
function held() {
  const fake = fakeGateway();
  let goOn = () => {};
  let arrived = () => {};
  const until = new Promise<void>((done) => (goOn = done));
  const begun = new Promise<void>((done) => (arrived = done));
  fake.before.push(async () => {
    arrived();
    await until;
  });
  return { fake, begun, goOn };
}

test('a house that is stopped while its post is on its way: it goes up, is counted, and comes down', async () => {
  const house = await postFixture();
  const { fake, begun, goOn } = held();
  const id = await create(house);
  const sending = sendPost(id);
  await begun;
  const stopped = await as(agent).post(`/house/${house}/status`, { status: 1, reason_stop_selling: 'Đã bán' });
  expect(stopped.statusCode).toBe(200);
  expect(await readPost(id)).toMatchObject({ state: 'posting', leaving_reason: 'Nhà ngưng bán: Đã bán' });
  goOn();
  await sending;
  await resumePosts();
  expect([(await readPost(id)).state, fake.has.size, fake.asked]).toEqual(['removed', 0, ['post', 'remove']]);
  expect(await kindsOf(id)).toEqual(['created', 'takeDownAsked', 'posted', 'removed']);
  expect(await countersOf(house)).toEqual({ post_quantity: 1, failed_quantity: 0 });
});

test('stopped while a post is on its way whose answer is lost: the portal is asked to take down whatever it has', async () => {
  const house = await postFixture();
  const { fake, begun, goOn } = held();
  fake.after.push(fails());
  const id = await create(house);
  const sending = sendPost(id);
  await begun;
  await as(agent).delete('/house/detail', { house_id: house });
  goOn();
  await sending;
  await resumePosts();
  expect([(await readPost(id)).state, fake.has.size, fake.asked]).toEqual(['removed', 0, ['post', 'remove']]);
});

test('a portal that does not take down is asked until it does, and the poster is told once', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const id = await create(house, agent);
  await as(admin).put('/house/alonhadat/approved', { id });
  await sendPost(id);
  await as(admin).delete('/user/post-manager', { house_id: house });
  for (let tries = 1; tries <= 8; tries++) {
    fake.before.push(fails());
    await makeDue(id);
    await sendPost(id);
  }
  expect(await readPost(id)).toMatchObject({ state: 'posted', error: 'Cổng bận. Thử lại mỗi giờ' });
  const told = (await as(agent).get('/notification/all')).json().data.list as { type: number; detail: string }[];
  expect(told.map(({ type, detail }) => [type, detail])).toEqual([[24, 'Alonhadat chưa gỡ tin: Cổng bận']]);
  await makeDue(id);
  await sendPost(id);
  expect([(await readPost(id)).state, fake.has.size]).toEqual(['removed', 0]);
});

test('a process that sleeps until another took over and took the post down posts nothing when it wakes', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  let wake = () => {};
  const asleep = new Promise<void>((fellAsleep) => {
    jest.spyOn(files().storage, 'readBytes').mockImplementationOnce(async () => {
      fellAsleep();
      await new Promise<void>((woke) => (wake = woke));
      return Buffer.from('webp');
    });
  });
  const id = await create(house);
  const sending = sendPost(id);
  await asleep;
  await makeDue(id);
  await sendPost(id);
  await as(admin).delete('/user/post-manager', { house_id: house });
  await sendPost(id);
  wake();
  await sending;
  expect([(await readPost(id)).state, fake.has.size, fake.asked]).toEqual(['removed', 0, ['post', 'remove']]);
});

test('two workers take up the same post: the portal is asked once', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const id = await create(house);
  await Promise.all([sendPost(id), sendPost(id), resumePosts(), resumePosts()]);
  expect([fake.asked, (await readPost(id)).state]).toEqual([['post'], 'posted']);
});

test('a claim that lapsed and was taken over has one effect, whoever answers first', async () => {
  const house = await postFixture();
  const { begun, goOn, fake } = held();
  const id = await create(house);
  const first = sendPost(id);
  await begun;
  await makeDue(id);
  await sendPost(id);
  goOn();
  await first;
  expect([fake.has.size, (await readPost(id)).state, await countersOf(house)]).toEqual([
    1,
    'posted',
    { post_quantity: 1, failed_quantity: 0 },
  ]);
  expect((await db().select().from(postEvents)).filter(({ kind }) => kind === 'posted')).toHaveLength(1);
});

test('a failed post that the portal may have stands in the way of another key; trying it again finds it', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const id = await create(house);
  fake.after.push(...Array.from({ length: 6 }, () => fails()));
  for (let tries = 1; tries <= 6; tries++) {
    await makeDue(id);
    await sendPost(id);
  }
  expect(await readPost(id)).toMatchObject({ state: 'failed', is_sent: true });
  const again = await as(agent).post('/user/post-manager', body(house));
  expect([again.statusCode, again.json().message]).toEqual([409, expect.stringContaining('Chưa rõ Alonhadat')]);
  await as(admin).put('/user/post-manager', { type: 'confirm', post_id: id });
  await sendPost(id);
  expect([(await readPost(id)).state, fake.has.size]).toEqual(['posted', 1]);
});

test('a post whose time is over makes room for the next one', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const id = await create(house);
  await sendPost(id);
  await db().update(posts).set({ last_day: '2026-01-01' });
  expect((await as(admin).post('/user/post-manager-condition', {})).json().data.list[0].standing).toBe('over');
  const next = await create(house);
  await sendPost(next);
  expect([(await readPost(id)).state, (await readPost(next)).state, fake.has.size]).toEqual(['removed', 'posted', 2]);
  expect(await kindsOf(id)).toEqual(['created', 'posted', 'replaced']);
});
