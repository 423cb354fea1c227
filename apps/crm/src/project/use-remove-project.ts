import { call } from '@toam/api-client/call';
import { deleteProject, restoreProject, type ProjectRow } from '@toam/contracts/project/project.endpoints';
import { formatNumber } from '@toam/ui/core';
import { useRemoval } from '../use-removal';
import { projectActionText as text } from './project-screens.text';
import { projectQueries } from './project.queries';

type Removed = Pick<ProjectRow, 'id' | 'name' | 'houses_count'>;

/** Deletes a project after asking. Houses keep its name. C4 @returns whether it is deleted */
export function useRemoveProject(): (project: Removed) => Promise<boolean> {
  const removal = useRemoval(projectQueries.all);
  return ({ id, name, houses_count }) =>
    removal({
      title: text.sureRemove,
      description: text.removeNote(name, formatNumber(houses_count)),
      remove: () => call(deleteProject, { body: { project_id: id } }),
      removed: () => text.removed,
      restore: async () => {
        await call(restoreProject, { body: { project_id: id } });
        return text.restored;
      },
    });
}
