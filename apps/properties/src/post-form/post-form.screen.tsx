import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import {
  PendingState,
  RefusedState,
  ScreenState,
  useUrlState,
  Button,
  Pane,
  Row,
  ScreenTitle,
  Stack,
  Text,
} from '@toam/ui/core';
import { todayInVietnam, ChoiceSelect, FieldFrame, type Choice } from '@toam/ui/form';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { call } from '@toam/api-client/call';
import { listPostableHouses } from '@toam/contracts/post/post.endpoints';
import { postText } from '@toam/contracts/post/post.text';
import { housePriceText } from '@toam/domain/house/house-price';
import { ArrowLeftIcon } from '@toam/ui/icons';
import { useWayBack } from '@toam/platform/way-back';
import { useState } from 'react';
import { postFormText as text } from '../post/post-form.text';
import { paths } from '../paths';
import { postQueries } from '../post/post.queries';
import { PostForm } from './post.form';

/** `house`: which one is posted. 0: the address names none that can be. */
const postFormSearch = z.object({
  house: z.coerce.number().int().min(1).max(2_147_483_647).nullable().default(null).catch(0),
});

const id = 'field-house_id';

/** Finds houses that I may post, as choices. */
function useHouseSearch() {
  const queries = useQueryClient();
  return (typed: string): Promise<Choice<number>[]> =>
    queries.fetchQuery({
      queryKey: [...postQueries.all, 'choices', typed],
      queryFn: async ({ signal }) => {
        const { list } = await call(listPostableHouses, { query: { search: typed, page: 1, size: 20 } }, signal);
        return list.map(({ house }) => ({
          value: house.id,
          label: `${text.code(house.id)} ${house.title ?? house.address}`,
          detail: [house.address, house.into_money && housePriceText(house.into_money, house.purpose)]
            .filter(Boolean)
            .join(' · '),
        }));
      },
      staleTime: 30_000,
    });
}

/** Which house is posted, where the address names none ('Nguồn có sẵn'). Specification 3 §5.9 */
function ChooseHouse() {
  const navigate = useNavigate();
  const back = useWayBack(paths.posts);
  const search = useHouseSearch();
  const [chosen, setChosen] = useState<Choice<number> | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const goOn = () => {
    if (chosen) void navigate(paths.postHouse(chosen.value), { replace: true });
    else setIsMissing(true);
  };
  return (
    <Pane
      as="form"
      noValidate
      aria-label={text.title}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <ScreenTitle
        text={text.title}
        before={<Button type="text" icon={<ArrowLeftIcon size={18} />} aria-label={text.toPosts} onClick={back} />}
      />
      <Stack gap={16} padX={[24, 16]} padY={20} width="100%" maxWidth={616}>
        <FieldFrame id={id} label={text.house} required hint={text.houseNote} error={isMissing ? postText.houseRequired : undefined}>
          <ChoiceSelect<number>
            id={id}
            value={chosen?.value ?? null}
            chosenLabel={chosen?.label}
            search={search}
            onChange={(_, choice) => {
              setChosen(choice);
              setIsMissing(false);
            }}
            onBlur={() => setIsMissing(chosen === null)}
            placeholder={text.housePlaceholder}
            invalid={isMissing}
            describedBy={`${id}-note`}
          />
        </FieldFrame>
        <Row>
          <Button type="primary" htmlType="submit">
            <Text>{text.goOn}</Text>
          </Button>
        </Row>
      </Stack>
    </Pane>
  ); // prettier-ignore
}

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
