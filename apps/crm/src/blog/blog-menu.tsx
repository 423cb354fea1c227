import { call } from '@toam/api-client/call';
import { deleteBlog, restoreBlog, type BlogCard } from '@toam/contracts/blog/blog.endpoints';
import { blogListText as text, blogText } from '@toam/contracts/blog/blog.text';
import { Dropdown, IconButton } from '@toam/ui/core';
import { DotsThreeIcon, PencilSimpleIcon, TrashIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useRemoval } from '../use-removal';
import { blogQueries } from './blog.queries';

interface BlogMenuProps {
  blog: Pick<BlogCard, 'id' | 'title' | 'may_edit'>;
  /** Runs after it was deleted. */
  onRemoved?: () => void;
}

/** Sửa, Xoá. No menu for whoever may not. C6 */
export function BlogMenu({ blog, onRemoved }: BlogMenuProps) {
  const navigate = useNavigate();
  const removal = useRemoval(blogQueries.all);
  if (!blog.may_edit) return null;
  const { id, title } = blog;
  const remove = async () => {
    const isGone = await removal({
      title: blogText.confirmDelete,
      description: blogText.confirmDeleteNote(title),
      remove: () => call(deleteBlog, { body: { blog_id: id } }),
      removed: () => blogText.deleted,
      restore: async () => blogText.restored((await call(restoreBlog, { body: { blog_id: id } })).title),
    });
    if (isGone) onRemoved?.();
  };
  const items = [
    {
      key: 'edit',
      icon: <PencilSimpleIcon size={16} />,
      label: text.edit,
      onClick: () => void navigate(paths.editBlog(id)),
    },
    {
      key: 'remove',
      icon: <TrashIcon size={16} />,
      label: text.remove,
      danger: true,
      onClick: () => void remove(),
    },
  ];
  return (
    <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
      <IconButton width={[28, 40]} height={[28, 40]} aria-label={text.actions(title)}>
        <DotsThreeIcon size={18} />
      </IconButton>
    </Dropdown>
  );
}
