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
import { projectText } from '@toam/contracts/project/project.text';
import type { Actor } from '@toam/domain/actor';
import { articleToPlain, imagesOfArticle } from '@toam/domain/article/article-text';
import { canEditProjects } from '@toam/domain/project-access';
import { project } from '@toam/domain/project/project.record';
import type { ColumnsOf } from '@toam/domain/record/record';
import { and, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { changes, creates, deletes, handle } from '../../http/handle';
import { enqueue } from '../../jobs/enqueue';
import { recordStore, type Special } from '../../record/record-store';
import { foundInTexts, searchedTexts } from '../articles/article-search.reads';
import { foreignImageErrors, imagesInTexts, type UsedImages } from '../articles/article-images.reads';
import { countHousesOfProjects } from '../houses/houses.reads';
import { rewriteHousePlaces } from '../houses/houses.writes';
import { linkImages } from '../media/media.writes';
import { listNamedProjects } from '../projects/projects.reads';
import { projectImages, projects } from '../projects/project.schema';
import { countQuestions, isUnanswered } from './questions';

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
    const counts = await countHousesOfProjects(actor, entries.map(({ id }) => id)); // prettier-ignore
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
  const questions = await countQuestions(list.map(({ id }) => id));
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
export const projectCalls = [
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
