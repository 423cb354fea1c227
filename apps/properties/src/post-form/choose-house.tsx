import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listPostableHouses } from '@toam/contracts/post/post.endpoints';
import { postText } from '@toam/contracts/post/post.text';
import { postFormText as text } from '../post/post-form.text';
import { housePriceText } from '@toam/domain/house/house-price';
import { Button, Pane, Row, ScreenTitle, Stack, Text } from '@toam/ui/core';
import { ChoiceSelect, FieldFrame, type Choice } from '@toam/ui/form';
import { ArrowLeftIcon } from '@toam/ui/icons';
import { useWayBack } from '@toam/platform/way-back';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { postQueries } from '../post/post.queries';

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
export function ChooseHouse() {
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
