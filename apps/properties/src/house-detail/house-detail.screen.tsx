import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { useLive } from '@toam/live/live';
import { ScreenState, useIsPhone } from '@toam/ui/core';
import { useParams } from 'react-router-dom';
import { HousePresent } from '../house/house-present';
import { houseQueries } from '../house/house.queries';
import { DetailSkeleton } from './detail-skeleton';
import { HouseBar } from './house-bar';
import './house-detail.css';
import { HouseGone } from './house-gone';
import { HousePage } from './house-page';

/** One house with everything that the viewer may see. Specification 1 §2 "Property detail". */
export function Component() {
  const houseId = Number(useParams().houseId);
  if (!Number.isSafeInteger(houseId) || houseId <= 0) return <HouseGone />;
  return <HouseDetailScreen key={houseId} houseId={houseId} />;
}

function HouseDetailScreen({ houseId }: { houseId: number }) {
  const queries = useQueryClient();
  const house = useQuery(houseQueries.detail(houseId));
  const isPhone = useIsPhone();
  useLive('record.changed', ({ noun, record_id }) => {
    if (noun === 'house' && record_id === houseId) void queries.invalidateQueries({ queryKey: houseQueries.all });
  });
  // deleted, or withdrawn from this viewer, while it was open: what is on the screen is no longer theirs to read
  if (isRefused(house.error)) return <HouseGone error={house.error} />;
  return (
    <div className="ta-record-page house-detail">
      <HouseBar houseId={houseId}>
        {!isPhone && house.data && <HousePresent houseId={houseId} doing="viewing" />}
      </HouseBar>
      <ScreenState query={house} skeleton={<DetailSkeleton />}>
        {(found) => <HousePage house={found} />}
      </ScreenState>
    </div>
  );
}
