import {
  changeProject,
  createProject,
  deleteProject,
  listProjects,
  readProject,
  restoreProject,
  searchProjects,
} from '@toam/contracts/project/project.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { projectText, questionText } from '@toam/contracts/project/project.text';
import type { Actor } from '@toam/domain/actor';
import { articleToPlain, imagesOfArticle } from '@toam/domain/article/article-text';
import { canEditProjects } from '@toam/domain/project-access';
import { project } from '@toam/domain/project/project.record';
import type { ColumnsOf } from '@toam/domain/record/record';
import { and, isNull, count, eq, isNotNull, sql, desc } from 'drizzle-orm';
import { findInProjects as find, type FoundInProjects } from '@toam/contracts/project/find-in-projects.endpoints';
import { answerQuestion, askQuestion, listQuestions } from '@toam/contracts/project/question.endpoints';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { question } from '@toam/domain/project/question.record';
import { searchWords } from '@toam/domain/vietnamese';
import { moduleOf, changes, creates, deletes, handle } from '../../http/handle';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { enqueue } from '../../jobs/enqueue';
import { recordStore, type Special } from '../../record/record-store';
import { foundInTexts, searchedTexts } from '../articles/article-search.reads';
import { foreignImageErrors, imagesInTexts, type UsedImages } from '../articles/article-images.reads';
import { countHousesOfProjects } from '../houses/houses.reads';
import { rewriteHousePlaces } from '../houses/houses.writes';
import { linkImages } from '../media/media.writes';
import { listNamedProjects, isLivingProject, projectName } from '../projects/projects.reads';
import { projectImages, projects, projectQuestions } from '../projects/project.schema';
import { idArray } from '../../db/id-array';
import { HttpError } from '../../http-error';
import { notify } from '../../live/notify';

const links = { table: projectImages, owner: projectImages.project_id, image: projectImages.image_id };
type Content = ColumnsOf<(typeof project)['fields']>;
const usedBy = ({ image_ids, content }: Pick<Content, 'image_ids' | 'content'>): UsedImages => ({
  images: image_ids,
  content: imagesOfArticle(content),
});

const projectStore = recordStore(project, projects, {
  words: {
    notFound: projectText.notFound,
    refused: { mayNotWrite: projectText.mayNotWrite },
    created: projectText.historyCreated,
  },
  heavy: ['text_content', 'search', 'title_search'],
  fill: ({ after }) => ({ text_content: articleToPlain(after.content) }),
  row: async (actor, entries) => {
    const counts = await countHousesOfProjects(actor, idsOf(entries)); // prettier-ignore
    const pictures = await imagesInTexts(entries);
    return ({ id, content }) => ({
      ...{ houses_count: counts.get(id) ?? 0, may_edit: canEditProjects(actor) },
      content_images: pictures(content),
    });
  },
});

const written: Special<typeof project, typeof projects> = {
  before: [({ actor, before, after }) => foreignImageErrors(actor, links, before?.id, usedBy(after))],
  after: async ({ before, changes: differs }, stored) => {
    await linkImages(links, stored.id, Object.values(usedBy(stored)).flat());
    if (before && differs('name')) await enqueue(rewriteHousePlaces, { kind: 'project', id: stored.id });
  },
};

/** Nobody deletes the project meanwhile. @throws HttpError not_found */
async function lockLiving(projectId: number): Promise<void> {
  const isLiving = and(eq(projects.id, projectId), isNull(projects.deleted_at));
  const [living] = await db().select({ id: projects.id }).from(projects).where(isLiving).for('share');
  if (!living) throw new HttpError('not_found', projectText.notFound);
}

const store = recordStore(question, projectQuestions, {
  words: { notFound: questionText.notFound, refused: {} },
  lock: ({ project_id: projectId }) => lockLiving(projectId),
  heavy: ['search', 'title_search'],
  fill: ({ actor, before, after }) =>
    before ? { answered_by: after.answer ? actor.id : null, answered_at: after.answer ? new Date() : null } : {},
  row: (actor) => () => ({ may_answer: canEditProjects(actor) }),
});

const { project_id, answer, deleted_at } = projectQuestions;

/** The project of the row has a question that nobody has answered. */
const isUnanswered = sql`exists (select 1 from ${projectQuestions}
  where ${eq(project_id, projects.id)} and ${isNull(answer)} and ${isNull(deleted_at)})`;

/** How many questions these projects have, and how many of them nobody has answered. By project; absent: none. */
async function countQuestions(projectIds: readonly number[]) {
  const rows = await db()
    .select({
      project_id,
      all: count(),
      unanswered: sql<number>`count(*) filter (where ${isNull(answer)})`.mapWith(Number),
    })
    .from(projectQuestions)
    .where(and(sql`${project_id} = any(${idArray(projectIds)})`, isNull(deleted_at)))
    .groupBy(project_id);
  return new Map(rows.map((row) => [row.project_id, row]));
}

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
async function findInProjects({ search, size }: { search: string; size: number }): Promise<FoundInProjects> {
  if (searchWords(search).length === 0) return { projects: [], questions: [] };
  return { projects: await findProjects(search, size), questions: await findQuestions(search, size) };
}

/** Questions about projects, and their answers. D16 */
const questionCalls = [
  handle(find, ({ query }) => findInProjects(query)),
  handle(listQuestions, async ({ actor, params, query: { answered, ...page } }) => {
    if (!(await isLivingProject(params.id))) throw new HttpError('not_found', projectText.notFound);
    const also = answered === undefined ? undefined : answered === '1' ? isNotNull(answer) : isNull(answer);
    return store.page(actor, page, { project: [params.id] }, { also });
  }),
  handle(askQuestion, { audit: creates('question') }, ({ actor, params, body }) =>
    store.create(actor, { ...body, project_id: params.id }),
  ),
  handle(answerQuestion, { audit: changes('question', 'id') }, ({ actor, params, body }) =>
    store.change(
      actor,
      { ...body, id: params.id },
      {
        after: async ({ changes: differs }, stored) => {
          if (!stored.answer || !differs('answer') || stored.user_id === actor.id) return;
          const name = (await projectName(stored.project_id)) ?? '';
          await notify({
            ...{ users: [stored.user_id], by: actor.id, type: NotificationType.questionAnswered },
            subject: { noun: 'project', id: stored.project_id },
            detail: questionText.answered(name),
          });
        },
      },
    ),
  ),
];

async function listPage(actor: Actor, { search, unanswered, ...query }: InputOf<typeof listProjects>['query']) {
  const { words, also, first } = searchedTexts(projects, search);
  const { list, ...page } = await projectStore.page(
    actor,
    query,
    {},
    {
      also: and(also, unanswered && isUnanswered),
      // in an order that was chosen, names that match are no longer the first
      first: query.sort === project.list.first ? first : [],
    },
  );
  const questions = await countQuestions(idsOf(list));
  const found = await foundInTexts(words, list, ({ name, address }) => `${name} ${address ?? ''}`, {
    ...{ table: projects, id: projects.id, text: projects.text_content },
  });
  return {
    ...page,
    unanswered: await db().$count(projects, and(isNull(projects.deleted_at), also, isUnanswered)),
    list: list.map((row) => ({
      ...{ ...row, images: row.images.slice(0, 4), images_count: row.images.length },
      ...{ questions_count: questions.get(row.id)?.all ?? 0, unanswered_count: questions.get(row.id)?.unanswered ?? 0 },
      found: found.get(row.id) ?? null,
    })),
  };
}

/** Projects. Specification 2 §2, §3; brief 4 §1. */
const projectCalls = [
  handle(listProjects, ({ actor, query }) => listPage(actor, query)),
  handle(searchProjects, ({ query: { key, size } }) => listNamedProjects(key, size)),
  handle(readProject, ({ actor, query }) => projectStore.find(actor, query.project_id)),
  handle(createProject, { audit: creates('project') }, async ({ actor, body }) => ({
    project: await projectStore.create(actor, body, written),
    message: projectText.created,
  })),
  handle(changeProject, { audit: changes('project', 'project_id') }, ({ actor, body: { project_id: id, ...body } }) =>
    projectStore.change(actor, { ...body, id }, written),
  ),
  handle(deleteProject, { audit: deletes('project', 'project_id') }, ({ actor, body }) =>
    projectStore.remove(actor, { id: body.project_id }),
  ),
  handle(restoreProject, { audit: { action: 'restore', noun: 'project', record: 'project_id' } }, ({ actor, body }) =>
    projectStore.restore(actor, body.project_id),
  ),
];

/** Projects with their pages: texts, pictures, questions. Other modules read projects from `projects`. */
export const projectPagesModule = moduleOf([...projectCalls, ...questionCalls]);
