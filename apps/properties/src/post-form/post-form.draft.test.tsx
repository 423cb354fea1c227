import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPostCosts } from '@toam/contracts/post/post-cost.endpoints';
import { listTariffs } from '@toam/contracts/post/post-setting.endpoints';
import { createPosts, readPostForm } from '@toam/contracts/post/post.endpoints';
import { aPostCosts, aPostForm, aPostRow, theTariffs } from '@toam/testing/post/a-post';
import { anAdmin } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component } from './post-form.screen';
import { beginPost } from './post-form.values';

jest.setTimeout(30_000);

const routes = [
  { path: '/post/new-post', Component },
  { path: '*', element: null },
];

beforeEach(() => {
  answer(readPostForm, () => aPostForm());
  answer(listTariffs, () => [...theTariffs]);
  answer(readPostCosts, () => aPostCosts());
  answer(createPosts, () => ({ posts: [aPostRow()], message: 'Đã tạo 2 tin', gateway: 'sandbox' as const }));
});

walkDraft({
  form: 'post' as const,
  name: 'post-house-12486',
  field: () => screen.findByRole('textbox', { name: /^Địa chỉ hiện trên tin/ }),
  press: async () => {
    const button = screen.queryByText('Đăng 2 tin', { selector: 'button > span' })?.closest('button');
    if (!button) return; // The first press left the form already.
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  },
  open: async () => renderRoute(routes, '/post/new-post?house=12486', { user: anAdmin() }),
  finished: { ...beginPost(aPostForm()), address_post: 'Hẻm 21 Huỳnh Đình Hai, Bình Thạnh' },
  saves: createPosts,
});
