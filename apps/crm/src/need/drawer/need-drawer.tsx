import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NeedHead, NeedHouseCounts } from '@toam/contracts/request/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/request/need-drawer.text';
import { useLive } from '@toam/live/live';
import { Button, ScreenState, Stack } from '@toam/ui/core';
import { BottomDrawer, Skeleton } from '@toam/ui/detail';
import { XIcon } from '@toam/ui/icons';
import { DrawerHead } from './drawer-head';
import { DrawerTabs } from './drawer-tabs';
import { GroupTab } from './group.tab';
import { groupOf } from './group-of';
import { InfoTab } from './info.tab';
import { MandatoryTab } from './mandatory.tab';
import { type DrawerTab, isGroup, useDrawerAddress } from './need-drawer.search';
import { type ListedPlace, needHouseQueries } from './need-houses.queries';
import * as css from './need-drawer.module.css';

/** The tab and sub-list of the address. If the address names only a house, its own tab. */
function useShown(needId: number): { tab: DrawerTab; later: 0 | 1 } {
  const { search } = useDrawerAddress();
  const { tab, later, house } = search;
  const isLooking = tab === null && house !== null;
  const found = useQuery({ ...needHouseQueries.house(needId, house ?? 0), enabled: isLooking }).data;
  if (tab !== null) return { tab, later };
  return isLooking && found
    ? { tab: groupOf(found.target), later: found.priority === 1 ? 0 : 1 }
    : { tab: 'suitable', later };
}

/** A colleague changed the need, so other houses fit. */
function useFollowedNeed(needId: number) {
  const queries = useQueryClient();
  useLive('record.changed', ({ noun, record_id }) => {
    if (noun === 'request' && record_id === needId)
      void queries.invalidateQueries({ queryKey: needHouseQueries.of(needId) });
  });
}

/** A need's houses by tab, with explained scores and actions. Specification 2 §2, mockup 09. */
export default function NeedDrawer({ needId }: { needId: number }) {
  const { search, close } = useDrawerAddress();
  const { tab, later } = useShown(needId);
  useFollowedNeed(needId);
  const place: ListedPlace = isGroup(tab)
    ? { group: tab, later, ...(search.by && { sort: search.by }) }
    : { group: 'suitable', later: 0 };
  const houses = useInfiniteQuery(needHouseQueries.list(needId, place));
  const first = houses.data?.pages[0];
  const label = first ? text.label(first.need.customer.name, needId) : text.opening(needId);
  return (
    <BottomDrawer label={label} onClose={close}>
      <Stack flex={1} size={13}>
        <ScreenState query={{ ...houses, data: first }} skeleton={<OpeningDrawer onClose={close} />}>
          {({ need, counts }) => (
            <>
              <DrawerHead need={need} onClose={close} />
              <DrawerTabs chosen={tab} counts={counts} />
              <Shown tab={tab} need={need} counts={counts} place={place} />
            </>
          )}
        </ScreenState>
        {houses.error && !first && <CloseCorner onClose={close} />}
      </Stack>
    </BottomDrawer>
  );
}

interface ShownProps {
  tab: DrawerTab;
  need: NeedHead;
  counts: NeedHouseCounts;
  place: ListedPlace;
}

function Shown({ tab, need, counts, place }: ShownProps) {
  if (tab === 'info') return <InfoTab need={need} />;
  if (tab === 'mandatory') return <MandatoryTab need={need} />;
  return <GroupTab need={need} counts={counts} place={place} />;
}

const CloseCorner = ({ onClose }: { onClose: () => void }) => (
  <Button
    className={css.corner}
    type="text"
    icon={<XIcon size={20} />}
    aria-label={text.close}
    title={text.close}
    onClick={onClose}
  />
);

const OpeningDrawer = ({ onClose }: { onClose: () => void }) => (
  <Stack gap={20} padX={20} padY={16} aria-busy>
    <Skeleton active title={{ width: 220 }} paragraph={{ rows: 1, width: '50%' }} />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton
        key={row}
        active
        avatar={{ shape: 'square', size: 48 }}
        title={{ width: '30%' }}
        paragraph={{ rows: 1 }}
      />
    ))}
    <CloseCorner onClose={onClose} />
  </Stack>
);
