import { question } from '@toam/domain/project/question.record';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { newBodyOf, patchOf, rowOf, seenVersion } from '@toam/contracts/record/record.schema';
import { questionText } from './project.text';

/** A question about a project, with its answer. `may_answer`: the reader edits projects. */
const projectQuestion = rowOf(question, { may_answer: z.boolean() });
export type ProjectQuestion = z.output<typeof projectQuestion>;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/project/:id/question',
  summary: 'Questions about a project, the latest first',
  access: 'signedIn',
  params: z.object({ id: idParam }),
  /** `answered` 1 or 0: only those with or without an answer. */
  query: pageQuery(10).extend({ answered: z.enum(['0', '1']).optional() }),
  example: { params: { id: 1 }, query: { page: 1, size: 10 } },
  data: pageOf(projectQuestion),
});

export const askQuestion = endpoint({
  method: 'POST',
  once: true,
  path: '/project/:id/question',
  summary: 'Asks about a project',
  access: 'signedIn',
  params: z.object({ id: idParam }),
  body: newBodyOf(question, () => ({ missing: questionText.missing })).pick({ content: true }),
  example: { params: { id: 1 }, body: { content: 'Dự án đã có sổ chưa?' } },
  data: projectQuestion,
});

/** Null or '' takes the answer back. */
export const answerQuestion = endpoint({
  method: 'PUT',
  path: '/project/question/:id',
  summary: 'Answers a question; whoever asked is told',
  access: 'editProjects',
  params: z.object({ id: idParam }),
  body: patchOf(question).required({ answer: true }).extend({ version: seenVersion }),
  example: { params: { id: 1 }, body: { answer: 'Đã có sổ từ tháng 6.' } },
  conflict: projectQuestion,
  data: projectQuestion,
});
