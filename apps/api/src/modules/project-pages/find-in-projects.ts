import type { FoundInProjects } from '@toam/contracts/project/find-in-projects.endpoints';
import { searchWords } from '@toam/domain/vietnamese';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { foundInTexts, searchedTexts } from '../articles/article-search.reads';
import { projectQuestions, projects } from '../projects/project.schema';

async function findQuestions(typed: string, size: number): Promise<FoundInProjects['questions']> {
  const { id, content, answer, deleted_at, project_id } = projectQuestions;
  const { words, also, first } = searchedTexts(projectQuestions, typed);
  const rows = await db()
    .select({ id, content, answer, project: { id: projects.id, name: projects.name } })
    .from(projectQuestions)
    .innerJoin(projects, eq(projects.id, project_id))
    .where(and(isNull(deleted_at), isNull(projects.deleted_at), also))
    .orderBy(...first, desc(id))
    .limit(size);
  const found = await foundInTexts(words, rows, (row) => row.content, { table: projectQuestions, id, text: answer });
  return rows.map((row) => ({ ...row, found: found.get(row.id) ?? null }));
}

async function findProjects(typed: string, size: number): Promise<FoundInProjects['projects']> {
  const { id, name, address, text_content, deleted_at, updated_at } = projects;
  const { words, also, first } = searchedTexts(projects, typed);
  const rows = await db()
    .select({ id, name, address })
    .from(projects)
    .where(and(isNull(deleted_at), also))
    .orderBy(...first, desc(updated_at), desc(id))
    .limit(size);
  const found = await foundInTexts(words, rows, (row) => `${row.name} ${row.address ?? ''}`, {
    ...{ table: projects, id, text: text_content },
  });
  return rows.map((row) => ({ ...row, found: found.get(row.id) ?? null }));
}

/** Living projects, and questions about them: everybody reads both by link. C2 */
export async function findInProjects({ search, size }: { search: string; size: number }): Promise<FoundInProjects> {
  if (searchWords(search).length === 0) return { projects: [], questions: [] };
  return { projects: await findProjects(search, size), questions: await findQuestions(search, size) };
}
