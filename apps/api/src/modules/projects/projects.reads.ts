import { searchWords } from '@toam/domain/vietnamese';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { contains } from '../../db/column-conditions';
import { nameOrder } from '../../db/columns';
import { db } from '../../db/db';
import { hasRow } from '../../db/rows';
import { projects } from './project.schema';

/** Null for an unknown project. Houses keep the name of a deleted one. C4 */
export async function projectName(id: number): Promise<string | null> {
  const [project] = await db().select({ name: projects.name }).from(projects).where(eq(projects.id, id));
  return project?.name ?? null;
}

export const isLivingProject = (id: number): Promise<boolean> =>
  hasRow(projects, and(eq(projects.id, id), isNull(projects.deleted_at)));

/** Names by id, of deleted projects, too. */
export async function readProjectNames(ids: number[]): Promise<Map<number, { id: number; name: string }>> {
  const { id, name } = projects;
  const found = await db().select({ id, name }).from(projects).where(inArray(id, ids));
  return new Map(found.map((project) => [project.id, project]));
}

/** The first projects whose name or address has these words, by name. */
export function listNamedProjects(search: string, size: number) {
  const { id, name, address, deleted_at } = projects;
  const input = sql`f_vn(${name} || ' ' || coalesce(${address}, ''))`;
  return db()
    .select({ id, name })
    .from(projects)
    .where(and(isNull(deleted_at), ...searchWords(search).map((word) => contains(input, word))))
    .orderBy(nameOrder(name), asc(id))
    .limit(size);
}

/** Every project, as a choice. */
export const listProjectChoices = () =>
  db()
    .select({ id: projects.id, value: projects.name })
    .from(projects)
    .where(isNull(projects.deleted_at))
    .orderBy(nameOrder(projects.name), asc(projects.id));
