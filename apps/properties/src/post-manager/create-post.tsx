import { useInfiniteQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import type { PostHouse, PostMark } from '@toam/contracts/post/post.schema';
import { housePriceText } from '@toam/domain/house/house-price';
import {
  Button,
  Cell,
  Dropdown,
  EmptyState,
  Modal,
  PlainButton,
  Row,
  ScreenState,
  Stack,
  Text,
  TwoLines,
  useIsPhone,
} from '@toam/ui/core';
import { Photo, SearchBox } from '@toam/ui/list';
import { CaretDownIcon, HouseLineIcon, PlusIcon } from '@toam/ui/icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { postManagerText as text } from '../post/post-manager.text';
import { paths } from '../paths';
import { postQueries } from '../post/post.queries';
import { PostStateTag } from '../post/post-signs';

/** 'Tạo tin': of a house that is there, or of one that is made first. D101 */
export function CreatePost() {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const mayCreateHouse = useCan('createHouse');
  const [isPicking, pick] = useState(false);
  const item = (key: string, icon: ReactNode, words: [string, string], onClick: () => void) => ({
    ...{ key, icon, onClick },
    label: (
      <TwoLines>
        <span>{words[0]}</span>
        <span>{words[1]}</span>
      </TwoLines>
    ),
  });
  const items = [
    item('house', <HouseLineIcon size={18} />, [text.fromHouse, text.fromHouseNote], () => pick(true)),
    ...(mayCreateHouse
      ? [
          item(
            'new',
            <PlusIcon size={18} />,
            [text.fromNew, text.fromNewNote],
            () => void navigate(paths.newHouseToPost),
          ),
        ]
      : []),
  ];
  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
        <Button
          type="primary"
          size={isPhone ? 'large' : 'middle'}
          icon={<PlusIcon size={isPhone ? 20 : 16} weight="bold" />}
          aria-label={text.create}
        >
          {isPhone ? null : (
            <>
              {text.create} <CaretDownIcon size={12} />
            </>
          )}
        </Button>
      </Dropdown>
      {isPicking && <PickHouse onClose={() => pick(false)} onPick={(id) => void navigate(paths.postHouse(id))} />}
    </>
  );
}

interface PickHouseProps {
  onClose: () => void;
  onPick: (houseId: number) => void;
}

/** Houses that the person may post, with how each stands already. */
function PickHouse({ onClose, onPick }: PickHouseProps) {
  const [search, setSearch] = useState('');
  const houses = useInfiniteQuery(postQueries.houses(search));
  return (
    <Modal open width={560} title={text.pickHouse} footer={null} onCancel={onClose}>
      <Stack gap={12}>
        <SearchBox value={search} placeholder={text.findHouse} onSearch={setSearch} />
        <Stack maxHeight="55vh" overflow="scroll">
          <ScreenState query={houses}>
            {({ pages }) => {
              const rows = pages.flatMap(({ list }) => list);
              if (rows.length === 0) return <EmptyState reason={search === '' ? text.noHouse : text.noHouseFound} />;
              return (
                <>
                  <Stack as="ul" divided>
                    {rows.map(({ house, marks }) => (
                      <li key={house.id}>
                        <HouseChoice house={house} marks={marks} onPick={() => onPick(house.id)} />
                      </li>
                    ))}
                  </Stack>
                  {houses.hasNextPage && (
                    <Button loading={houses.isFetchingNextPage} onClick={() => void houses.fetchNextPage()}>
                      {text.moreHouses}
                    </Button>
                  )}
                </>
              );
            }}
          </ScreenState>
        </Stack>
      </Stack>
    </Modal>
  );
}

const HouseChoice = ({ house, marks, onPick }: { house: PostHouse; marks: PostMark[]; onPick: () => void }) => (
  <PlainButton width="100%" gap={12} padX={4} padY={8} radius={6} hover="row" touch textAlign="start" onClick={onPick}>
    <Photo src={house.images[0]?.thumbnail} seed={house.id} width={52} height={38} />
    <Cell as="span">
      <Text weight={500} ellipsis>
        {house.address || house.title}
      </Text>
      <Text size={12} tone="text2" ellipsis>
        {[`#${house.id}`, house.district, house.into_money !== null && housePriceText(house.into_money, house.purpose)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Cell>
    <Row as="span" gap={4} flex="none">
      {marks.map((mark) => (
        <PostStateTag key={mark.channel_id} standing={mark.standing} />
      ))}
    </Row>
  </PlainButton>
);
