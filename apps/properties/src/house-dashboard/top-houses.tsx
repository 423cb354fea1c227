import { useQuery } from '@tanstack/react-query';
import type { TopViewedHouse } from '@toam/contracts/house/top-viewed.endpoints';
import { dashboardText } from '@toam/contracts/texts/dashboard';
import { formatNumber, ScreenState } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { dashboardQueries } from './dashboard.queries';

/** Number and street: the first part of the address. */
const place = ({ address }: TopViewedHouse) => address.split(',')[0];

/**
 * 'BĐS Nổi bật': the houses with the most views. A row opens its house. Specification 2 §2. @param most maximum number
 * of rows
 */
export function TopHouses({ most: max }: { most: number }) {
  const top = useQuery(dashboardQueries.topViewed());
  return (
    <section className="house-dashboard-card house-top">
      <h2>{dashboardText.top}</h2>
      <ScreenState query={top} skeleton={<div className="house-dashboard-waiting" />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="house-dashboard-none">{dashboardText.topEmpty}</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">{dashboardText.columns.id}</th>
                  <th scope="col">{dashboardText.columns.house_number}</th>
                  <th scope="col" className="number">
                    {dashboardText.columns.total_view}
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.slice(0, max).map((house) => (
                  <tr key={house.id}>
                    <td>
                      <Link to={paths.house(house.id)} aria-label={dashboardText.openHouse(house.id)}>
                        #{house.id}
                      </Link>
                    </td>
                    <td className="ellipsis" title={house.title ?? house.address}>
                      {place(house)}
                    </td>
                    <td className="number">
                      <span className="house-top-bar" aria-hidden>
                        <i style={{ width: `${(house.total_view / Math.max(1, list[0]?.total_view ?? 1)) * 100}%` }} />
                      </span>
                      {formatNumber(house.total_view)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </ScreenState>
    </section>
  );
}
