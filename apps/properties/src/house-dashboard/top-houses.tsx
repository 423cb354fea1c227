import { useQuery } from '@tanstack/react-query';
import type { TopViewedHouse } from '@toam/contracts/house/top-viewed.endpoints';
import { dashboardText } from '../house/dashboard.text';
import { formatNumber, Row, Stack, Text } from '@toam/ui/core';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { CardList, DashboardCard } from './dashboard-card';
import { dashboardQueries } from './dashboard.queries';
import * as css from './house-dashboard.module.css';

/** Number and street: the first part of the address. */
const place = ({ address }: TopViewedHouse) => address.split(',')[0];

const Head = (props: Pick<ComponentProps<typeof Text>, 'width' | 'textAlign' | 'children'>) => (
  <Text as="th" scope="col" height={28} weight={500} tone="text3" textAlign="start" {...props} />
);

/**
 * 'BĐS Nổi bật': the houses with the most views. A row opens its house. Specification 2 §2. @param most maximum number
 * of rows
 */
export function TopHouses({ most: max }: { most: number }) {
  const top = useQuery(dashboardQueries.topViewed());
  return (
    <DashboardCard title={dashboardText.top} gap={4}>
      <CardList query={top} empty={dashboardText.topEmpty}>
        {(list) => (
          <Text as="table" className={css.table} width="100%" size={12}>
            <thead>
              <tr>
                <Head width={58}>{dashboardText.columns.id}</Head>
                <Head>{dashboardText.columns.house_number}</Head>
                <Head width={108} textAlign="end">
                  {dashboardText.columns.total_view}
                </Head>
              </tr>
            </thead>
            <tbody>
              {list.slice(0, max).map((house) => (
                <Text as="tr" key={house.id} relative height={[33, 44]} edge="topSoft" hover="row" weight={500}>
                  <Text as="td">
                    <Text
                      as={Link}
                      className={css.house}
                      tone="text3"
                      to={paths.house(house.id)}
                      aria-label={dashboardText.openHouse(house.id)}
                    >
                      #{house.id}
                    </Text>
                  </Text>
                  <Text as="td" ellipsis title={house.title ?? house.address}>
                    {place(house)}
                  </Text>
                  <Text as="td" weight={600}>
                    <Row justify="end" gap={8}>
                      <Stack className={css.share} width={44} background="fill" radius="pill" aria-hidden>
                        <i style={{ width: `${(house.total_view / Math.max(1, list[0]?.total_view ?? 1)) * 100}%` }} />
                      </Stack>
                      {formatNumber(house.total_view)}
                    </Row>
                  </Text>
                </Text>
              ))}
            </tbody>
          </Text>
        )}
      </CardList>
    </DashboardCard>
  );
}
