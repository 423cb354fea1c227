import { call } from '@toam/api-client/call';
import { findInProjects } from '@toam/contracts/project/find-in-projects.endpoints';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';

/** Leaves room for the other sources: of projects, and of questions. */
const rows = 4;

/**
 * Projects by name, address and text, and questions about them, for the ⌘K palette, with the place that matched. Everybody reads both
 * by link (C2). Slot `command`.
 */
const findProjects: CommandSource = async (query, signal) => {
  const { projects, questions } = await call(findInProjects, { query: { search: query, size: rows } }, signal);
  return [
    ...projects.map(({ id, name, found }) => ({
      id: String(id),
      title: name,
      detail: `#${id}`,
      ...(found !== null && { place: found }),
      to: paths.project(id, query),
      icon: 'crane',
    })),
    ...questions.map(({ id, project, content, answer, found }) => ({
      id: `question-${id}`,
      title: content,
      detail: project.name,
      ...((found ?? answer) && { place: found ?? answer ?? '' }),
      to: paths.question(id, project.id),
      icon: 'chat',
    })),
  ];
};
export default findProjects;
