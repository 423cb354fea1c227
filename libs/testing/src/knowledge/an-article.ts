import type {
  ArticleComment,
  KnowledgeArticle,
  KnowledgeCard,
  KnowledgeColumn,
} from '@toam/contracts/knowledge/knowledge.schema';
import { anArticleText } from '@toam/testing/an-article-text';

const author = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };
const admin = { id: 2, name: 'Trần Quốc Bảo', avatar: null };

/** A column of the knowledge board. */
export const aColumn = (differing: Partial<KnowledgeColumn> = {}): KnowledgeColumn => ({
  ...{ id: 1, version: 1, type_name: 'Pháp lý', count: 0, created_at: 1_793_000_000, updated_at: 1_793_000_000 },
  ...differing,
});

/** A posted article of the knowledge board. */
export const aKnowledgeArticle = (differing: Partial<KnowledgeArticle> = {}): KnowledgeArticle => ({
  ...{ id: 11, version: 1, title: 'Kiểm tra sổ hồng trước khi nhận cọc', type_id: 1, type_name: 'Pháp lý' },
  ...{
    type: { id: 1, name: 'Pháp lý' },
    content: anArticleText('Đọc trang bổ sung trước'),
    content_images: [],
    cover: null,
  },
  ...{ keeper: author, keeper_id: author.id, review_on: '2099-02-12', status: 1, reason_reject: null },
  ...{ user: author, user_id: author.id, decided_by: admin, decided_by_id: admin.id, decided_at: 1_793_000_000 },
  ...{ may_edit: false, may_decide: false, may_review: false, is_overdue: false, comments_count: 0, edit: null },
  ...{ created_at: 1_793_000_000, updated_at: 1_793_000_000 },
  ...differing,
});

/** The same as a card. */
export function aKnowledgeCard(differing: Partial<KnowledgeCard> = {}): KnowledgeCard {
  const { content: _content, content_images: _images, edit: _edit, ...card } = aKnowledgeArticle();
  return { ...card, excerpt: 'Đọc trang bổ sung trước', edit_state: null, found: null, ...differing };
}

export const anArticleComment = (differing: Partial<ArticleComment> = {}): ArticleComment => ({
  ...{ id: 1, user: author, content: 'Rất hữu ích', created_at: 1_793_000_000, may_delete: false },
  ...differing,
});
