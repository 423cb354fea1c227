import { CallFailed } from '@toam/api-client/call-failed';
import { listBlogs } from '@toam/contracts/blog/blog.endpoints';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { readKnowledge } from '@toam/contracts/knowledge/knowledge.endpoints';
import { listRequests } from '@toam/contracts/need/need.endpoints';
import { findInProjects } from '@toam/contracts/project/find-in-projects.endpoints';
import { aBlogCard } from '@toam/testing/blog/a-blog';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { aKnowledgeCard } from '@toam/testing/knowledge/an-article';
import { aNeedRow } from '@toam/testing/need/a-need';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { findArticles, findBlogs, findCustomers, findNeeds, findProjects } from './commands';

const { signal } = new AbortController();
const pageOf = <Row>(...list: Row[]) => ({ total: list.length, total_page: 1, page: 1, list });

test('customers: asks for what was typed and leads to the customer, without those whom the person may not open', async () => {
  const closed = aCustomer({ id: 32, may_open: false, phone_number: '0000000000', masked: true });
  answer(listCustomerNames, () => pageOf(aCustomer({ id: 31 }), closed));
  const found = await findCustomers('vu tung', signal);
  expect(callsOf(listCustomerNames)[0]?.query).toMatchObject({ search: 'vu tung', size: 5 });
  expect(found).toEqual([
    {
      ...{ id: '31', title: 'Vũ Thanh Tùng', detail: '0903 618 274 · Nguyễn Thu Hà' },
      ...{ to: '/customer/31', icon: 'users', exact: false },
    },
  ]);
});

test('a refusal is the palette’s to handle', async () => {
  refuse(listCustomerNames, 500, 'Hỏng');
  await expect(findCustomers('tung', signal)).rejects.toBeInstanceOf(CallFailed);
});

test('needs by code as people write it, or by customer and place, and leads to the need’s drawer', async () => {
  answer(listRequests, () => pageOf(aNeedRow()));
  const found = await findNeeds('#2207', signal);
  expect(callsOf(listRequests)[0]?.query).toMatchObject({ search: '2207', size: 5 });
  expect(found).toEqual([
    {
      ...{ id: '2207', title: 'Lê Thị Mỹ Duyên', detail: '#2207 · 7 – 9 tỷ · Phường 11, Bình Thạnh' },
      ...{ to: '/request/list?need=2207', icon: 'target' },
    },
  ]);
  await findNeeds('my duyen #11', signal);
  expect(callsOf(listRequests)[1]?.query).toMatchObject({ search: 'my duyen #11' });
});

test('projects and questions about them, and leads to the place', async () => {
  const project = { id: 38, name: 'Vinhomes Central Park' };
  answer(findInProjects, () => ({
    projects: [{ ...project, address: null, found: 'Hầu hết căn đã có sổ hồng' }],
    questions: [{ id: 7, project, content: 'Bao giờ có sổ hồng?', answer: 'Quý I', found: null }],
  }));
  const found = await findProjects('so hong', signal);
  expect(callsOf(findInProjects)[0]?.query).toEqual({ search: 'so hong', size: 4 });
  expect(found).toMatchObject([
    { title: project.name, detail: '#38', place: 'Hầu hết căn đã có sổ hồng', to: '/project/38?find=so+hong' },
    { title: 'Bao giờ có sổ hồng?', detail: project.name, place: 'Quý I', to: '/project/38?question=7' },
  ]);
});

test('posted articles by title and text, and leads to the place', async () => {
  const place = '…trang cuối của sổ hồng';
  answer(readKnowledge, () => pageOf(aKnowledgeCard({ id: 127, type_name: 'Pháp lý', found: place })));
  const found = await findArticles('so hong', signal);
  expect(callsOf(readKnowledge)[0]?.query).toMatchObject({ search: 'so hong', size: 5 });
  expect(found).toMatchObject([{ id: '127', detail: 'Pháp lý', place, to: '/knowledge?article=127&find=so+hong' }]);
});

test('news by title and text, and leads to its page', async () => {
  const place = '…giảm lãi vay mua nhà phố';
  const old = aBlogCard({ id: 8, title: 'Nhà phố', type: null, blogType: 'Chưa xác định' });
  answer(listBlogs, () => pageOf(aBlogCard({ found: place }), old));
  const found = await findBlogs('nha pho', signal);
  expect(callsOf(listBlogs)[0]?.query).toMatchObject({ search: 'nha pho', size: 5 });
  expect(found).toMatchObject([
    { id: '7', title: aBlogCard().title, detail: 'Mẹo hay', place, to: '/blog/7?find=nha+pho' },
    { id: '8', detail: 'Chưa xác định', to: '/blog/8?find=nha+pho' },
  ]);
});
