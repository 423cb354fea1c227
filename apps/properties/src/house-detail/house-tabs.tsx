import { useInfiniteQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { canSeeHouseViews } from '@toam/domain/house/house-access';
import { Contributed, useContributions } from '@toam/platform/slot';
import { CountBadge, formatTotal, PendingState, useUrlState } from '@toam/ui/core';
import { Tabs } from '@toam/ui/detail';
import { houseQueries } from '../house/house.queries';
import { ChangesTab } from './changes.tab';
import { DraftTab } from './draft.tab';
import { houseDetailSearch } from './house-detail.search';
import * as css from './house-tabs.module.css';
import { InfoTab } from './info.tab';
import { ViewsTab } from './views.tab';

const { tabs } = houseDetailText;

/**
 * The tabs under the pictures. Other remotes add theirs through the slot `house.detail.tab`. The URL keeps the chosen
 * one.
 */
export function HouseTabs({ house }: { house: HouseDetail }) {
  const [{ tab }, change] = useUrlState(houseDetailSearch);
  const items = [
    { key: 'info', label: tabs.info, children: <InfoTab house={house} /> },
    { key: 'changes', label: <ChangesLabel houseId={house.id} />, children: <ChangesTab house={house} /> },
    ...(canSeeHouseViews(useUser())
      ? [{ key: 'views', label: tabs.views, children: <ViewsTab houseId={house.id} /> }]
      : []),
    ...(house.draft
      ? [
          {
            key: 'draft',
            label: <DraftLabel count={house.draft.changes.length} />,
            children: <DraftTab houseId={house.id} />,
          },
        ]
      : []),
    ...useContributions('house.detail.tab').map((contribution) => ({
      key: `${contribution.remote}.${contribution.id}`,
      label: contribution.label,
      children: (
        <div className={css.contributed}>
          <Contributed
            slot="house.detail.tab"
            contribution={contribution}
            props={{ houseId: house.id }}
            loading={<PendingState />}
          />
        </div>
      ),
    })),
  ];
  const active = items.some(({ key }) => key === tab) ? tab : 'info';
  return (
    <Tabs
      items={items}
      activeKey={active}
      destroyOnHidden
      onChange={(key) => change({ tab: key }, { replace: true })}
    />
  );
}

/** Shown only while a draft exists, to people who may see it (D38). */
const DraftLabel = ({ count }: { count: number }) => (
  <>
    {tabs.draft}{' '}
    <CountBadge small active>
      {count}
    </CountBadge>
  </>
);

/** The tab's name and the number of changes. The number has space for two digits, so that no tab moves when it loads. */
function ChangesLabel({ houseId }: { houseId: number }) {
  const { data } = useInfiniteQuery(houseQueries.history(houseId, { column: 'created_at', order: 'desc' }));
  const first = data?.pages[0];
  return (
    <>
      {tabs.changes} <span className={css.count}>{first && `(${formatTotal(first.total, first.total_capped)})`}</span>
    </>
  );
}
