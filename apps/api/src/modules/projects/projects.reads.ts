import { projectColumns } from '@toam/domain/project/project-columns';
import { columnsWith, valuesIn } from '@toam/domain/record/columns';
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { nameOrder } from '../../db/columns';
import { db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { tableStamp } from '../../db/table-stamp';
import { projects } from './project.schema';

/** The columns that everybody may read. */
const open = valuesIn(getTableColumns(projects), columnsWith(projectColumns, { readers: 'everyone' }));

/** Null for an unknown or deleted project. */
export async function projectName(id: number): Promise<string | null> {
  const [project] = await db()
    .select(open)
    .from(projects)
    .where(and(eq(projects.id, id), isNull(projects.deleted_at)));
  return project?.name ?? null;
}

/** Every project, as a choice. */
export const listProjectChoices = () =>
  db()
    .select({ id: projects.id, value: open.name })
    .from(projects)
    .where(isNull(projects.deleted_at))
    .orderBy(nameOrder(projects.name), asc(projects.id));

const askStamp = prepared('projects_stamp', (handle) => handle.select({ stamp: tableStamp(projects) }).from(projects));

/** Another text after every change of a project. */
export async function projectsStamp(): Promise<string> {
  const [found] = await askStamp({});
  return found?.stamp ?? '';
}
