import { call } from '@toam/api-client/call';
import { searchProjects } from '@toam/contracts/project/project.endpoints';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';

/** Leaves room for the other sources. */
const rows = 5;

/** Projects for the ⌘K palette by name, without accents (D47). Everybody reads a project by its link. Slot `command`. */
const findProjects: CommandSource = async (query, signal) => {
  const found = await call(searchProjects, { query: { key: query, size: rows } }, signal);
  return found.map(({ id, name }) => ({
    id: String(id),
    title: name,
    detail: `#${id}`,
    to: paths.project(id),
    icon: 'crane',
  }));
};
export default findProjects;
