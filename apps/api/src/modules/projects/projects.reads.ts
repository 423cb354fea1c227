import { and, asc, eq, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { projects } from './project.schema';

/** Null for an unknown or deleted project. */
export async function projectName(id: number): Promise<string | null> {
  const [project] = await db()
    .select({ name: projects.name })
    .from(projects)
    .where(and(eq(projects.id, id), isNull(projects.deleted_at)));
  return project?.name ?? null;
}

/** Every project, as a choice. */
export const listProjectChoices = () =>
  db()
    .select({ id: projects.id, value: projects.name })
    .from(projects)
    .where(isNull(projects.deleted_at))
    .orderBy(asc(projects.name), asc(projects.id));
