import { readKnowledge } from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeCard } from '@toam/contracts/knowledge/knowledge.schema';
import { answer, callsOf } from '@toam/testing/answer';
import findArticles from './find-articles';

const writer = { id: 7, name: 'Hồ Thị Thanh An', avatar: null };
const card: KnowledgeCard = {
  ...{ id: 127, version: 5, title: 'Kiểm tra sổ', type_id: 1, type: { id: 1, name: 'Pháp lý' }, type_name: 'Pháp lý' },
  ...{ excerpt: 'Một bộ hồ sơ', found: '…trang cuối của sổ hồng', cover: null, status: 1 },
  ...{ reason_reject: null, keeper_id: 7, keeper: writer, review_on: null, user_id: 7, user: writer },
  ...{ decided_by_id: null, decided_by: null, decided_at: null, created_at: 1_786_000_000, updated_at: 1_786_000_000 },
  ...{ may_edit: false, may_decide: false, may_review: false, is_overdue: false, comments_count: 0, edit_state: null },
};

test('finds posted articles by title and text, and leads to the place', async () => {
  answer(readKnowledge, () => ({ total: 1, total_page: 1, page: 1, list: [card] }));
  const found = await findArticles('so hong', new AbortController().signal);
  expect(callsOf(readKnowledge)[0]?.query).toMatchObject({ search: 'so hong', size: 5 });
  expect(found).toMatchObject([
    { id: '127', detail: 'Pháp lý', place: '…trang cuối của sổ hồng', to: '/knowledge?article=127&find=so+hong' },
  ]);
});
