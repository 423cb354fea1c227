import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { KnowledgeCard } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgePageText as text } from './knowledge-screen.text';
import { isAdmin } from '@toam/domain/actor';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { Dropdown, IconButton } from '@toam/ui/core';
import { ColumnsIcon, DotsThreeIcon, PencilSimpleIcon, TrashIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { knowledgeQueries } from './knowledge.queries';
import { useArticleActions } from './use-article-actions';

interface ArticleMenuProps {
  article: Pick<KnowledgeCard, 'id' | 'title' | 'type_id' | 'status' | 'may_edit'>;
  /** How it is moved to another column. Default: at once, to its top. */
  onMove?: (to: number) => void;
  onRemoved?: () => void;
}

/** Sửa, Chuyển sang cột (admins), Xoá. No menu for whoever may not. D65 */
export function ArticleMenu({ article, onMove, onRemoved }: ArticleMenuProps) {
  const navigate = useNavigate();
  const mayMove = isAdmin(useUser()) && article.status === ArticleStatus.posted;
  const columns = useQuery({ ...knowledgeQueries.columns, enabled: mayMove }).data ?? [];
  const { remove, move } = useArticleActions();
  if (!article.may_edit) return null;
  const others = mayMove ? columns.filter(({ id }) => id !== article.type_id) : [];
  const items = [
    {
      key: 'edit',
      icon: <PencilSimpleIcon size={16} />,
      label: text.edit,
      onClick: () => void navigate(paths.editArticle(article.id)),
    },
    ...(others.length > 0
      ? [
          {
            key: 'move',
            type: 'group' as const,
            label: text.moveTo,
            children: others.map((column) => ({
              key: `to-${column.id}`,
              icon: <ColumnsIcon size={16} />,
              label: column.type_name,
              onClick: () => void (onMove ? onMove(column.id) : move(article, column)),
            })),
          },
        ]
      : []),
    {
      key: 'remove',
      icon: <TrashIcon size={16} />,
      label: text.remove,
      danger: true,
      onClick: () => void remove(article).then((isGone) => isGone && onRemoved?.()),
    },
  ];
  return (
    <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
      <IconButton width={[28, 40]} height={[28, 40]} aria-label={text.actions(article.title)}>
        <DotsThreeIcon size={18} />
      </IconButton>
    </Dropdown>
  );
}
