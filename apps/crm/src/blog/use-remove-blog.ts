import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { deleteBlog, restoreBlog, type BlogCard } from '@toam/contracts/blog/blog.endpoints';
import { blogText as text } from '@toam/contracts/blog/blog.text';
import { confirm, toast } from '@toam/ui/core';
import { blogQueries } from './blog.queries';

/**
 * Deletes news after asking. «Hoàn tác» restores it for 10 s. C3
 * @returns whether it is deleted
 */
export function useRemoveBlog(): (blog: Pick<BlogCard, 'id' | 'title'>) => Promise<boolean> {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: blogQueries.all });
  const restore = async (blog_id: number) => {
    const { title } = await call(restoreBlog, { body: { blog_id } });
    await refresh();
    toast.success(text.restored(title));
  };
  return async ({ id, title }) => {
    const question = { title: text.confirmDelete, description: text.confirmDeleteNote(title), danger: true };
    if (!(await confirm(question, () => call(deleteBlog, { body: { blog_id: id } })))) return false;
    toast.undo(text.deleted, () => restore(id));
    // not awaited: the page of what is gone leaves first
    void refresh();
    return true;
  };
}
