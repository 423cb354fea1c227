import { privateStaffSorts, staffSorts } from '@toam/contracts/user/user-list.schema';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { aStaffBody, insertUser } from '../../../testing/insert-user';
import { as, type Caller, testApp } from '../../../testing/test-app';

testApp();

const admin = anAdmin({ id: 2 });
const desk = anActor({ id: 50, chat_permission: 1 });
const agent = anActor({ id: 51 });

/** Ann leads Bình, who leads Chi. Dũng is locked and outside the hierarchy. */
async function fill() {
  const papers = { social_id: '079095000001', address: 'Bình Thạnh' };
  await insertUser({ ...aStaffBody, ...papers, id: 11, name: 'Ann', job_position: 5, religion: 'christian' });
  await insertUser({ id: 12, name: 'Bình', job_position: 6, manager: 11, gender: 'female', literacy: 'college' });
  await insertUser({ id: 13, name: 'Chi', manager: 12, gender: 'other', literacy: 'high_school', department: 1 });
  await insertUser({ id: 14, name: 'Dũng', status: 0, other_account: 1 });
}

const idsOf = (reply: Awaited<ReturnType<Caller['get']>>): number[] =>
  reply.json().data.list.flatMap(({ id }: { id: number }) => (id > 10 && id < 50 ? id : []));
const filtered = (filters: object) => `/user/list?filters=${encodeURIComponent(JSON.stringify(filters))}`;

test('an admin gets the columns of papers, the chat desk the public ones, staff no list at all', async () => {
  await fill();
  const [whole] = (await as(admin).get('/user/list?ids=11')).json().data.list;
  expect(whole).toMatchObject({ social_id: '079095000001', religion: 'christian', manager_name: null, version: 1 });
  expect(JSON.stringify(whole)).not.toMatch(/password_hash|bank_account|introduction"/);
  const [shown] = (await as(desk).get('/user/list?ids=12')).json().data.list;
  expect(shown).toMatchObject({ name: 'Bình', manager: 11, manager_name: 'Ann' });
  expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['social_id']));
  expect(shown).not.toHaveProperty('literacy');
  expect((await as(agent).get('/user/list')).statusCode).toBe(403);
});

test.each<[object, number[]]>([
  [{ gender: ['female', 'other'] }, [12, 13]],
  [{ literacy: ['high_school'] }, [13]],
  [{ religion: ['christian', 'other'], marriage: ['single'] }, [11]],
  [{ employee_type: ['official'], employee_status: ['active'] }, [11]],
  [{ department: [1] }, [13]],
  [{ job_position: [5, 6] }, [11, 12]],
  [{ manager: [11] }, [12]],
  [{ team: [11] }, [11, 12, 13]],
  [{ team: [12], gender: ['other'] }, [13]],
  [{ gender: [] }, [11, 12, 13, 14]],
])('filters by %j', async (filters, ids) => {
  await fill();
  expect(idsOf(await as(admin).get(filtered(filters)))).toEqual(ids);
});

test('names stand by the Vietnamese alphabet, of managers, too', async () => {
  const names = ['Đặng Lan', 'Dương Mai', 'Ân', 'Anh Đào', 'Ánh', 'Ăn', 'dz', 'Đào'];
  for (const [at, name] of names.entries()) await insertUser({ id: 20 + at, name });
  for (const [at] of names.entries()) await insertUser({ id: 30 + at, name: 'Ziz', manager: 20 + at });
  const inOrder = ['Ánh', 'Anh Đào', 'Ăn', 'Ân', 'Dương Mai', 'dz', 'Đào', 'Đặng Lan'].map((name) =>
    names.indexOf(name),
  );
  const byName = idsOf(await as(admin).get('/user/list?sortColumn=name&sortOrder=asc'));
  expect(byName.filter((id) => id < 30).map((id) => id - 20)).toEqual(inOrder);
  const byManager = idsOf(await as(admin).get('/user/list?sortColumn=manager&sortOrder=desc'));
  expect(byManager.slice(0, 8).map((id) => id - 30)).toEqual(inOrder.toReversed());
});

test.each(['{', '[]', '{"gender":["man"]}', '{"team":["x"]}', '3'])(
  'a filter that is none is refused: %s',
  async (text) => {
    await insertUser(admin);
    expect((await as(admin).get(`/user/list?filters=${encodeURIComponent(text)}`)).statusCode).toBe(422);
  },
);

test('every column sorts, both ways, and what is not known counts as least', async () => {
  await fill();
  const caller = as(admin);
  for (const column of staffSorts) {
    const order = async (way: string) => idsOf(await caller.get(`/user/list?sortColumn=${column}&sortOrder=${way}`));
    const [up, down] = [await order('asc'), await order('desc')];
    expect([column, [...up].reverse()]).toEqual([column, down]);
    expect(up).toHaveLength(4);
  }
  expect(idsOf(await caller.get('/user/list?sortColumn=gender'))).toEqual([14, 11, 12, 13]);
  expect(idsOf(await caller.get('/user/list?sortColumn=literacy&sortOrder=desc'))).toEqual([11, 12, 13, 14]);
  expect(idsOf(await caller.get('/user/list?sortColumn=manager&sortOrder=desc'))).toEqual([13, 12, 14, 11]);
});

test('neither order nor filter tells the chat desk what the columns hide', async () => {
  await fill();
  for (const column of privateStaffSorts)
    expect((await as(desk).get(`/user/list?sortColumn=${column}`)).statusCode).toBe(403);
  expect((await as(desk).get(filtered({ religion: ['christian'] }))).statusCode).toBe(403);
  expect(idsOf(await as(desk).get(filtered({ gender: ['female'] })))).toEqual([12]);
});

test('large pages are capped with the true total', async () => {
  await fill();
  expect((await as(admin).get('/user/list?size=10000')).json().data).toMatchObject({ total: 5, total_page: 1 });
});

test('selections: active staff, by condition, by id, as colleagues see them', async () => {
  await fill();
  const caller = as(agent);
  expect(idsOf(await caller.get('/user/get-all?search=b'))).toEqual([12]);
  expect(idsOf(await caller.get('/user/list-by-condition?team=11&job_position=7'))).toEqual([13]);
  expect(idsOf(await caller.get('/user/list-by-condition?manager=11'))).toEqual([12]);
  expect(idsOf(await caller.get('/user/list-by-condition?department=1'))).toEqual([13]);
  const named = (await caller.post('/user/list-by-id', { ids: [14, 11, 99, 14] })).json().data;
  expect(named.map(({ name }: { name: string }) => name)).toEqual(['Dũng', 'Ann']);
  expect(JSON.stringify(named)).not.toContain('079095000001');
});

test('whom a person may report to: one position lower, without their team, and whom they have', async () => {
  await fill();
  await insertUser({ id: 15, name: 'Em', job_position: 6 });
  const ask = async (query: string) => (await as(admin).get(`/user/manager-choices?${query}`)).json().data;
  const names = ({ list }: { list: { name: string }[] }) => list.map(({ name }) => name);
  const forNewcomer = await ask('job_position=7');
  expect(names(forNewcomer)).toEqual(['Bình', 'Em']);
  expect(forNewcomer).toMatchObject({ offered_position: 6, has_none: false, may_have_none: true, current: null });
  expect(names(await ask('job_position=7&search=em'))).toEqual(['Em']);
  const forLeader = await ask('job_position=7&user_id=12');
  expect(names(forLeader)).toEqual(['Em']);
  expect(forLeader.current).toMatchObject({ id: 11, name: 'Ann' });
  expect(await ask('job_position=1')).toMatchObject({ list: [], has_none: true, offered_position: null });
  expect(names(await ask('job_position=8'))).toEqual(['Nguyễn Thu Hà']);
});

test('whose an email, number or paper already is', async () => {
  await fill();
  const ask = async (query: string) => (await as(admin).get(`/user/taken?${query}`)).json().data;
  const ann = { id: 11, name: 'Ann' };
  expect(await ask('email=KHOA@toam.vn&phone_number=0912345678')).toEqual({
    email: ann,
    phone_number: ann,
    social_id: null,
  });
  expect(await ask('social_id=079095000001')).toMatchObject({ social_id: ann });
  expect(await ask('social_id=079095000001&user_id=11')).toMatchObject({ social_id: null });
  expect(await ask('')).toEqual({ email: null, phone_number: null, social_id: null });
  expect((await as(agent).get('/user/taken?email=khoa@toam.vn')).statusCode).toBe(403);
});
