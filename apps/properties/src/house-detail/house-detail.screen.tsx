import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { useLive } from '@toam/live/live';
import { IconButton, ScreenState, useIsPhone } from '@toam/ui/core';
import { DotsThreeVerticalIcon } from '@toam/ui/icons';
import { useNavigate, useParams } from 'react-router-dom';
import { HouseOwnMenu } from '../house/house-own-menu';
import { HousePresent } from '../house/house-present';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import { DetailSkeleton } from './detail-skeleton';
import { HouseFrame } from './house-frame';
import { HouseGone } from './house-gone';
import { HousePage } from './house-page';
import * as css from './house-page.module.css';

/** One house with all data that the viewer may see. Specification 1 §2 "Property detail". */
export function Component() {
  const houseId = Number(useParams().houseId);
  if (!Number.isSafeInteger(houseId) || houseId <= 0) return <HouseGone />;
  return <HouseDetailScreen key={houseId} houseId={houseId} />;
}

function HouseDetailScreen({ houseId }: { houseId: number }) {
  const queries = useQueryClient();
  const house = useQuery(houseQueries.detail(houseId));
  useLive('record.changed', ({ noun, record_id }) => {
    if (noun === 'house' && record_id === houseId) void queries.invalidateQueries({ queryKey: houseQueries.all });
  });
  // Deleted or withdrawn from this viewer while the page was open. The viewer may no longer read it.
  if (isRefused(house.error)) return <HouseGone error={house.error} />;
  return (
    <HouseFrame houseId={houseId} tools={house.data && <Tools house={house.data} />}>
      <ScreenState query={house} skeleton={<DetailSkeleton />}>
        {(found) => <HousePage house={found} />}
      </ScreenState>
    </HouseFrame>
  );
}

/** Who else is here. On a phone that is below the bar, which has the menu instead. */
const Tools = ({ house }: { house: HouseDetail }) =>
  useIsPhone() ? (
    <PhoneMenu house={house} />
  ) : (
    <HousePresent houseId={house.id} doing="viewing" className={css.present} />
  );

/** At the top, away from the thumb: these actions are rare, and some can be undone only for a short time. */
function PhoneMenu({ house }: { house: HouseDetail }) {
  const navigate = useNavigate();
  return (
    <HouseOwnMenu house={house} onDeleted={() => void navigate(paths.houses, { replace: true })}>
      <IconButton aria-label={houseBulkText.more}>
        <DotsThreeVerticalIcon size={20} weight="bold" />
      </IconButton>
    </HouseOwnMenu>
  );
}
