import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '@toam/api-client/call';
import { endpoint } from '@toam/contracts/endpoint';
import { useUser } from '@toam/auth/session';
import { Link, useParams } from 'react-router-dom';
import { z } from 'zod';
import { answer, callsOf, cutOff, refuse } from './answer';
import { aUser } from './a-user';
import { renderRoute } from './render-route';

const seeHouse = endpoint({
  method: 'GET',
  path: '/house/:houseId',
  summary: 'Reads a house',
  access: 'signedIn',
  params: z.object({ houseId: z.coerce.number().int() }),
  query: z.object({ tags: z.array(z.string()).optional() }),
  example: { params: { houseId: 7 }, query: { tags: ['mới'] } },
  data: z.object({ title: z.string() }),
});

function House() {
  const { houseId } = useParams();
  const house = useQuery({
    queryKey: ['house', 'detail', houseId],
    queryFn: ({ signal }) => call(seeHouse, { params: { houseId }, query: { tags: ['a', 'b'] } }, signal),
  });
  return (
    <main>
      <p>{useUser().name}</p>
      <p>{house.data?.title ?? house.error?.message}</p>
      <Link to="/house/8?from=7#top">Nhà kế bên</Link>
    </main>
  );
}
const routes = [{ path: '/house/:houseId', Component: House }];

test('a screen gets its answer made from the parsed request, and the address follows the links', async () => {
  answer(seeHouse, ({ params }) => ({ title: `Nhà số ${params.houseId}` }));
  const { url } = renderRoute(routes, '/house/7', { user: aUser({ name: 'Lê Hoàng Phúc' }) });
  expect(await screen.findByText('Nhà số 7')).toBeVisible();
  expect(screen.getByText('Lê Hoàng Phúc')).toBeVisible();
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByText('Nhà số 8')).toBeVisible();
  expect(url()).toBe('/house/8?from=7#top');
  expect(callsOf(seeHouse).map(({ params, query }) => [params.houseId, query.tags])).toEqual([
    [7, ['a', 'b']],
    [8, ['a', 'b']],
  ]);
});

test('a refusal and a cut line reach the screen as the API and the network would bring them', async () => {
  refuse(seeHouse, 404, 'Không tìm thấy nhà');
  const { goTo } = renderRoute(routes, '/house/7');
  expect(await screen.findByText('Không tìm thấy nhà')).toBeVisible();
  cutOff(seeHouse);
  await goTo('/house/9');
  expect(await screen.findByText(/Không kết nối được máy chủ/)).toBeVisible();
});
