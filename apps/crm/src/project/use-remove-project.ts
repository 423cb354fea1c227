import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { deleteProject, restoreProject, type ProjectRow } from '@toam/contracts/project/project.endpoints';
import { projectActionText as text } from './project-screens.text';
import { confirm, formatNumber, toast } from '@toam/ui/core';
import { projectQueries } from './project.queries';

type Removed = Pick<ProjectRow, 'id' | 'name' | 'houses_count'>;

/**
 * Asks, deletes a project, and offers an undo for 10 s. Houses keep its name. C4, D11
 * @returns whether it is deleted
 */
export function useRemoveProject(): (project: Removed) => Promise<boolean> {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: projectQueries.all });
  const restore = async (project_id: number) => {
    await call(restoreProject, { body: { project_id } });
    await refresh();
    toast.success(text.restored);
  };
  return async ({ id, name, houses_count }) => {
    const question = {
      title: text.sureRemove,
      description: text.removeNote(name, formatNumber(houses_count)),
      danger: true,
    };
    if (!(await confirm(question, () => call(deleteProject, { body: { project_id: id } })))) return false;
    toast.undo(text.removed, () => restore(id));
    void refresh();
    return true;
  };
}
