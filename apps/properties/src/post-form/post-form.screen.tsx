import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { postFormText as text } from '../post/post-form.text';
import { PendingState, RefusedState, ScreenState, useUrlState } from '@toam/ui/core';
import { todayInVietnam } from '@toam/ui/form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../paths';
import { postQueries } from '../post/post.queries';
import { ChooseHouse } from './choose-house';
import { PostForm } from './post.form';

/** `house`: which one is posted. 0: the address names none that can be. */
const postFormSearch = z.object({
  house: z.coerce.number().int().min(1).max(2_147_483_647).nullable().default(null).catch(0),
});

/** /post/new-post: a house on channels. Specification 3 §2.6; D44. */
export function Component() {
  const [{ house }] = useUrlState(postFormSearch);
  if (house === null) return <ChooseHouse />;
  if (house === 0)
    return (
      <RefusedState reason={text.wrongAddress}>
        <Link to={paths.newPost}>{text.changeHouse}</Link>
      </RefusedState>
    );
  return <OfHouse key={house} houseId={house} />;
}

function OfHouse({ houseId }: { houseId: number }) {
  const form = useQuery({ ...postQueries.form(houseId), staleTime: 0 });
  const tariffs = useQuery(postQueries.tariffs());
  if (form.data === undefined && isRefused(form.error))
    return (
      <RefusedState reason={form.error.message} isForbidden={form.error.status === 403}>
        <Link to={paths.newPost}>{text.changeHouse}</Link>
      </RefusedState>
    );
  return (
    <ScreenState query={form} skeleton={<PendingState />}>
      {(start) => (
        <ScreenState query={tariffs} skeleton={<PendingState />}>
          {(prices) => <PostForm ground={{ start, tariffs: prices, today: todayInVietnam() }} />}
        </ScreenState>
      )}
    </ScreenState>
  );
}
