import { listBlogs } from '@toam/contracts/blog/blog.endpoints';
import { aBlogCard } from '@toam/testing/blog/a-blog';
import { answer, callsOf } from '@toam/testing/answer';
import findBlogs from './find-blogs';

test('finds news by title and text, and leads to its page', async () => {
  const list = [aBlogCard({ found: '…giảm lãi vay mua nhà phố' }), aBlogCard({ id: 8, title: 'Nhà phố', type: null, blogType: 'Chưa xác định' })]; // prettier-ignore
  answer(listBlogs, () => ({ total: 2, total_page: 1, page: 1, list }));
  const found = await findBlogs('nha pho', new AbortController().signal);
  expect(callsOf(listBlogs)[0]?.query).toMatchObject({ search: 'nha pho', size: 5 });
  expect(found).toMatchObject([
    { id: '7', title: 'Mua nhà hẻm: 7 điều nên đi bộ để biết', detail: 'Mẹo hay', place: '…giảm lãi vay mua nhà phố', to: '/blog/7?find=nha+pho' }, // prettier-ignore
    { id: '8', detail: 'Chưa xác định', to: '/blog/8?find=nha+pho' },
  ]);
});
