import type { OrgChart } from '@toam/contracts/user/org-chart.endpoints';
import { Role } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertImage } from '../../../testing/insert-house';
import { aStaffBody, insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { images } from '../../media/media.schema';

testApp();

const admin = anAdmin({ id: 2 });

/** An leads Bình, who leads Chi. Bình's portrait is there, Chi's papers are complete. */
async function fill() {
  await insertUser({ id: 1, name: 'An', role: Role.superAdmin, job_position: 1, position: 'Tổng giám đốc' });
  await insertUser({ id: 12, name: 'Bình', job_position: 6, manager: 1, department: 2, phone_number: '0903618274' });
  await insertUser({ ...aStaffBody, id: 13, name: 'Chi', manager: 12, bank_account: '0071000123456', note: 'thân' });
}

const read = async (who = admin): Promise<OrgChart> => (await as(who).get('/user/diagram')).json().data;
const placesOf = ({ nodes }: OrgChart) =>
  nodes.flatMap(({ name, parent, placement, id }) => (id === admin.id ? [] : [[name, parent, placement]]));

test('who stands under whom, with name, number, title and department, and nothing else', async () => {
  await fill();
  const picture = await insertImage(12);
  await insertUser({ id: 12, profile_picture: picture });
  const [portrait] = await db().update(images).set({ is_public: true }).where(eq(images.id, picture)).returning();
  const { nodes } = await read();
  expect(nodes.find(({ id }) => id === 12)).toEqual({
    ...{ id: 12, name: 'Nguyễn Thu Hà', phone_number: '0903618274', job_position: 6, position: '', department: 2 },
    ...{ avatar: `/api/media/image/${portrait?.key}/thumbnail`, parent: 1, placement: 'manager' },
  });
  expect(Object.keys(nodes.find(({ id }) => id === 13)!).sort()).toEqual(
    [
      ...['id', 'name', 'avatar', 'phone_number', 'job_position', 'position', 'department'],
      ...['parent', 'placement'],
    ].sort(),
  );
});

test('a locked or deleted manager is climbed over, and who has none stands under the top', async () => {
  await fill();
  await insertUser({ id: 14, name: 'Dũng', job_position: 6, manager: 12, status: 0 });
  await insertUser({ id: 15, name: 'Em', job_position: 6, manager: 14, deleted_at: new Date() });
  await insertUser({ id: 16, name: 'Giang', manager: 15 });
  await insertUser({ id: 17, name: 'Hạnh' });
  expect(placesOf(await read())).toEqual([
    ['An', null, 'none'],
    ['Bình', 1, 'manager'],
    ['Chi', 12, 'manager'],
    ['Giang', 12, 'superior'],
    ['Hạnh', 1, 'none'],
  ]);
});

test('accountants stand aside, by name; marketers and other accounts are not in it', async () => {
  await fill();
  await insertUser({ id: 21, name: 'Yến', job_position: 8, manager: 1 });
  await insertUser({ id: 22, name: 'Ánh', job_position: 8, phone_number: '0909111222' });
  await insertUser({ id: 23, name: 'Quang', role: Role.marketer });
  await insertUser({ id: 24, name: 'Bảo vệ', other_account: 1 });
  const { nodes, aside } = await read();
  expect(aside.map(({ name }) => name)).toEqual(['Ánh', 'Yến']);
  expect(aside[0]).toMatchObject({ phone_number: '0909111222', job_position: 8 });
  expect(aside[0]).not.toHaveProperty('parent');
  expect(nodes.map(({ id }) => id)).not.toEqual(expect.arrayContaining([23]));
  expect(nodes.map(({ id }) => id)).not.toEqual(expect.arrayContaining([24]));
});

test('a circle in old data is cut, and everybody is there once', async () => {
  await fill();
  await insertUser({ id: 12, name: 'Bình', manager: 13 });
  expect(placesOf(await read())).toEqual([
    ['An', null, 'none'],
    ['Bình', 1, 'none'],
    ['Chi', 12, 'manager'],
  ]);
});

test.each([
  ['an agent', anActor({ id: 51 }), 403],
  ['a team leader', anActor({ id: 52, job_position: 6 }), 403],
  ['a marketer', anActor({ id: 53, role: Role.marketer }), 403],
  ['the chat desk', anActor({ id: 54, chat_permission: 1 }), 200],
  ['who has the right', anActor({ id: 55, employment_diagram_permission: 1 }), 200],
  ['a marketer with the right', anActor({ id: 56, role: Role.marketer, employment_diagram_permission: 1 }), 200],
  ['an admin', admin, 200],
])('%s', async (_who, actor, status) => {
  expect((await as(actor).get('/user/diagram')).statusCode).toBe(status);
});
