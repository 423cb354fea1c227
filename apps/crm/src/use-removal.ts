import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { confirm, toast } from '@toam/ui/core';

interface Removal {
  /** The question, and below it what goes along or stays. */
  title: string;
  description: string;
  remove: () => Promise<unknown>;
  removed: () => string;
  /** @returns what is said when the record is back */
  restore: () => Promise<string>;
}

/**
 * Deletes a record after asking. «Hoàn tác» restores it for 10 s. C3, D11
 * @param keys the queries that show such records
 * @returns whether it is deleted
 */
export function useRemoval(...keys: QueryKey[]): (removal: Removal) => Promise<boolean> {
  const queries = useQueryClient();
  const refresh = () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return async ({ title, description, remove, removed, restore }) => {
    if (!(await confirm({ title, description, danger: true }, remove))) return false;
    toast.undo(removed(), async () => {
      const words = await restore();
      await refresh();
      toast.success(words);
    });
    // not awaited: the page of what is gone leaves first
    void refresh();
    return true;
  };
}
