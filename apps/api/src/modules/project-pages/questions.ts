import { findInProjects as find } from '@toam/contracts/project/find-in-projects.endpoints';
import { answerQuestion, askQuestion, listQuestions } from '@toam/contracts/project/question.endpoints';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { projectText, questionText } from '@toam/contracts/project/project.text';
import { canEditProjects } from '@toam/domain/project-access';
import { question } from '@toam/domain/project/question.record';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { changes, creates, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { notify } from '../../live/notify';
import { recordStore } from '../../record/record-store';
import { isLivingProject, projectName } from '../projects/projects.reads';
import { projectQuestions, projects } from '../projects/project.schema';
import { findInProjects } from './find-in-projects';

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
export const isUnanswered = sql`exists (select 1 from ${projectQuestions}
  where ${eq(project_id, projects.id)} and ${isNull(answer)} and ${isNull(deleted_at)})`;

/** How many questions these projects have, and how many of them nobody has answered. By project; absent: none. */
export async function countQuestions(projectIds: readonly number[]) {
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

/** Questions about projects, and their answers. D16 */
export const questionCalls = [
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
