import { project } from '@toam/domain/project/project.record';
import { z } from 'zod';
import { exampleArticle } from '@toam/contracts/article/article-text';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId, searchLine } from '@toam/contracts/field';
import { pageOf } from '@toam/contracts/page';
import { changeBodyOf, listQueryOf, newBodyOf, rowOf, shownImage } from '@toam/contracts/record/record.schema';

const added = {
  /** The pictures inside the text. */
  content_images: z.array(shownImage),
  /** Its houses that the reader sees. */
  houses_count: z.number().int(),
  may_edit: z.boolean(),
};

/** A project with its text. */
const projectDetail = rowOf(project, added);
export type ProjectDetail = z.output<typeof projectDetail>;

/** A project in the list; `images` are the first four. `unanswered_count`: of its questions, those without an answer. */
const projectRow = projectDetail
  .pick({
    id: true,
    name: true,
    address: true,
    images: true,
    houses_count: true,
    may_edit: true,
    created_at: true,
    updated_at: true,
    version: true,
  }) // prettier-ignore
  .extend({ images_count: z.number().int(), questions_count: z.number().int(), unanswered_count: z.number().int() });
export type ProjectRow = z.output<typeof projectRow>;

/** Where a search was found in a text: the words around it. Null: in the name. */
export const foundIn = z.string().nullable();

export const listProjects = endpoint({
  method: 'GET',
  path: '/project/list',
  summary: 'Projects, the last changed first; a search by words without accents, in names, addresses and texts',
  access: 'projects',
  /** `unanswered`: only those with a question that nobody has answered. */
  query: listQueryOf(project, 10).extend({ search: searchLine(), unanswered: z.literal('1').optional() }),
  example: { query: { page: 1, size: 20, search: 'vinhomes' } },
  /** `unanswered`: how many of those found have a question that nobody has answered. */
  data: pageOf(projectRow.extend({ found: foundIn })).extend({ unanswered: z.number().int() }),
});

export const searchProjects = endpoint({
  method: 'GET',
  path: '/project/search',
  summary: 'Names of projects for pickers',
  access: 'signedIn',
  query: z.object({ key: searchLine(), size: z.coerce.number().int().min(1).max(100).default(20) }),
  example: { query: { key: 'vin' } },
  data: z.array(z.object({ id: z.number().int(), name: z.string() })),
});

export const readProject = endpoint({
  method: 'GET',
  path: '/project/detail',
  summary: 'A project with its text and pictures',
  access: 'signedIn',
  query: z.object({ project_id: idParam }),
  example: { query: { project_id: 1 } },
  data: projectDetail,
});

const exampleProject = { name: 'Căn hộ The Sun', address: 'Nguyễn Hữu Thọ, Phường Tân Hưng, Quận 7', images: [1], content: exampleArticle }; // prettier-ignore

export const createProject = endpoint({
  method: 'POST',
  once: true,
  path: '/project/detail',
  summary: 'Adds a project',
  access: 'editProjects',
  body: newBodyOf(project),
  example: { body: exampleProject },
  data: z.object({ project: projectDetail, message: z.string() }),
});

/** An absent field is unchanged. A stale version answers 409 with the present project. D12 */
export const changeProject = endpoint({
  method: 'PUT',
  path: '/project/detail',
  summary: 'Changes a project; a new name reaches its houses',
  access: 'editProjects',
  body: changeBodyOf(project).omit({ id: true }).extend({ project_id: recordId }),
  example: { body: { project_id: 1, version: 1, name: 'Căn hộ The Sun 2' } },
  conflict: projectDetail,
  data: projectDetail,
});

/** Houses keep the project's name. C4 */
export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/project/detail',
  summary: 'Deletes a project; houses keep its name',
  access: 'editProjects',
  body: z.object({ project_id: recordId }),
  example: { body: { project_id: 1 } },
  data: z.null(),
});

export const restoreProject = endpoint({
  method: 'PUT',
  path: '/project/restore',
  summary: 'Restores a deleted project',
  access: 'editProjects',
  body: z.object({ project_id: recordId }),
  example: { body: { project_id: 1 } },
  data: projectDetail,
});
