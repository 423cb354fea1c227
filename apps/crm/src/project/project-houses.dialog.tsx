import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLiveList } from '@toam/live/live-list';
import { projectHousesText as text } from './project-screens.text';
import { Purpose } from '@toam/domain/house/house-values';
import {
  Button,
  Cell,
  EmptyState,
  formatTotal,
  IconButton,
  Modal,
  Row,
  ScreenState,
  Segmented,
  Stack,
  Text,
  useIsPhone,
} from '@toam/ui/core';
import { BottomDrawer, Skeleton } from '@toam/ui/detail';
import { ListFoot, Refetching, rowsOf, useMoreRows } from '@toam/ui/list';
import { CaretRightIcon, EyeIcon, XIcon } from '@toam/ui/icons';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { HouseLine } from './house-line';
import { projectQueries } from './project.queries';

interface ProjectHousesProps {
  projectId: number;
  /** Known from the list; a link may open it without. */
  name: string | undefined;
  onClose: () => void;
}

/** The houses of a project that the person may see, over the list or the page. On a phone from below. Mockup 30a. */
export function ProjectHousesDialog({ projectId, name, onClose }: ProjectHousesProps) {
  const isPhone = useIsPhone();
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const all = useInfiniteQuery(projectQueries.houses(projectId));
  const project = useQuery({ ...projectQueries.detail(projectId), enabled: name === undefined });
  const count = all.data?.pages[0];
  const title = count ? text.title(formatTotal(count.total, count.total_capped)) : text.onPage;
  const head = (
    <Stack gap={2}>
      <Text as="h2" size={16} weight={600}>
        {title}
      </Text>
      <Text size={12} weight={400} tone="text3" ellipsis>
        {name ?? project.data?.name}
      </Text>
    </Stack>
  );
  const body = (
    <Stack gap={8} height={['auto', '100%']} minHeight={240} maxHeight={['min(560px, 68vh)', 'none']} flex={1}>
      <Row gap={8} wrap>
        <PurposeSwitch purpose={purpose} onChange={setPurpose} />
        <Cell />
        <Text size={12} tone="text3">
          {text.onlyYours}
        </Text>
      </Row>
      <Houses key={String(purpose)} projectId={projectId} purpose={purpose} />
    </Stack>
  );
  if (isPhone)
    return (
      <BottomDrawer label={title} onClose={onClose}>
        <Row flex="none" gap={8} padX={16} padY={8} justify="between">
          {head}
          <IconButton aria-label={text.close} onClick={onClose}>
            <XIcon size={20} />
          </IconButton>
        </Row>
        <Stack flex={1} padX={16} overflow="hidden">
          {body}
        </Stack>
      </BottomDrawer>
    );
  return (
    <Modal open title={head} width={780} footer={null} onCancel={onClose}>
      {body}
    </Modal>
  );
}

const purposes = [
  { value: 'all', label: text.all },
  { value: String(Purpose.sell), label: text.sell },
  { value: String(Purpose.rent), label: text.rent },
];

function PurposeSwitch({ purpose, onChange }: { purpose: Purpose | null; onChange: (to: Purpose | null) => void }) {
  const isPhone = useIsPhone();
  return (
    <Segmented
      aria-label={text.purpose}
      block={isPhone}
      size={isPhone ? 'large' : 'middle'}
      options={purposes}
      value={purpose === null ? 'all' : String(purpose)}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen === '1' ? Purpose.rent : Purpose.sell)}
    />
  );
}

/** The rows. More come as they are scrolled. */
function Houses({ projectId, purpose }: { projectId: number; purpose: Purpose | null }) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const query = projectQueries.houses(projectId, purpose);
  const houses = useInfiniteQuery(query);
  const rows = rowsOf(houses);
  useLiveList({ noun: 'house', list: query.queryKey });
  const onScroll = useMoreRows(box, houses, JSON.stringify(query.queryKey), false, rows.length > 0);
  return (
    <Stack flex={1} relative overflow="hidden">
      <Refetching query={houses} />
      <Stack
        ref={box}
        flex={1}
        overflow="scroll"
        role="region"
        aria-label={text.onPage}
        tabIndex={0}
        onScroll={(event) => onScroll(event.currentTarget)}
      >
        <ScreenState query={houses} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
          {() =>
            rows.length === 0 ? (
              <EmptyState reason={purpose === null ? text.empty : text.emptyFiltered} />
            ) : (
              <Stack as="ul" divided>
                {rows.map((house) => (
                  <HouseLine key={house.id} house={house} withStatus>
                    <Button
                      type={isPhone ? 'text' : 'default'}
                      size={isPhone ? 'large' : 'middle'}
                      icon={isPhone ? <CaretRightIcon size={16} /> : <EyeIcon size={16} />}
                      aria-label={text.viewHouse(house.id)}
                      onClick={() => void navigate(paths.house(house.id))}
                    >
                      {isPhone ? null : text.view}
                    </Button>
                  </HouseLine>
                ))}
              </Stack>
            )
          }
        </ScreenState>
        <ListFoot query={houses} />
      </Stack>
    </Stack>
  );
}
