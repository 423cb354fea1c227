import { otherProjectColumns, projectColumns } from '@toam/domain/project/project-columns';
import { getTableColumns } from 'drizzle-orm';
import { db } from '../../db/db';
import { testApp } from '../../testing/test-app';
import { projects } from './project.schema';
import { listProjectChoices, projectName } from './projects.reads';

testApp();

test('every column of the table is decided', () => {
  const decided = [...Object.keys(projectColumns), ...otherProjectColumns];
  expect(Object.keys(getTableColumns(projects)).sort()).toEqual(decided.sort());
});

test('a choice is a name; a deleted project is none', async () => {
  const [kept] = await db().insert(projects).values({ name: 'Vinhomes', address: 'Thủ Đức' }).returning();
  const [gone] = await db().insert(projects).values({ name: 'Cũ', deleted_at: new Date() }).returning();
  expect(await listProjectChoices()).toEqual([{ id: kept!.id, value: 'Vinhomes' }]);
  expect([await projectName(kept!.id), await projectName(gone!.id)]).toEqual(['Vinhomes', null]);
});
