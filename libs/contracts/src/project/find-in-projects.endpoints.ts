import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { searchLine } from '@toam/contracts/field';
import { foundIn } from './project.endpoints';

const named = { id: z.number().int(), name: z.string() };

const foundInProjects = z.object({
  projects: z.array(z.object({ ...named, address: z.string().nullable(), found: foundIn })),
  questions: z.array(
    z.object({
      id: z.number().int(),
      project: z.object(named),
      content: z.string(),
      answer: z.string().nullable(),
      /** Null: in the question. */
      found: foundIn,
    }),
  ),
});
export type FoundInProjects = z.output<typeof foundInProjects>;

/** For the ⌘K palette. Everybody reads a project and its questions by link (C2), so everybody finds them. */
export const findInProjects = endpoint({
  method: 'GET',
  path: '/project/find',
  summary: 'Projects and questions that a search finds, by words without accents, with the place that matched',
  access: 'signedIn',
  query: z.object({ search: searchLine(), size: z.coerce.number().int().min(1).max(20).default(5) }),
  example: { query: { search: 'sổ hồng' } },
  data: foundInProjects,
});
