import type { BlogCard } from '@toam/contracts/blog/blog.endpoints';
import { blogListText as text } from '@toam/contracts/blog/blog.text';
import { Dropdown, IconButton } from '@toam/ui/core';
import { DotsThreeIcon, PencilSimpleIcon, TrashIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useRemoveBlog } from './use-remove-blog';

interface BlogMenuProps {
  blog: Pick<BlogCard, 'id' | 'title' | 'may_edit'>;
  /** Runs after it was deleted. */
  onRemoved?: () => void;
}

/** Sửa, Xoá. No menu for whoever may not. C6 */
export function BlogMenu({ blog, onRemoved }: BlogMenuProps) {
  const navigate = useNavigate();
  const remove = useRemoveBlog();
  if (!blog.may_edit) return null;
  const items = [
    {
      key: 'edit',
      icon: <PencilSimpleIcon size={16} />,
      label: text.edit,
      onClick: () => void navigate(paths.editBlog(blog.id)),
    },
    {
      key: 'remove',
      icon: <TrashIcon size={16} />,
      label: text.remove,
      danger: true,
      onClick: () => void remove(blog).then((isGone) => isGone && onRemoved?.()),
    },
  ];
  return (
    <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
      <IconButton width={[28, 40]} height={[28, 40]} aria-label={text.actions(blog.title)}>
        <DotsThreeIcon size={18} />
      </IconButton>
    </Dropdown>
  );
}
