import { useQuery } from '@tanstack/react-query';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { Avatar, formatDateTime, formatNumber, ScreenState } from '@toam/ui/core';
import { houseQueries } from '../house/house.queries';

/** 'Lịch sử xem', for admins: who has not opened the house, and who has and how often. Specification 1 §2. */
export function ViewsTab({ houseId }: { houseId: number }) {
  const views = useQuery(houseQueries.views(houseId));
  return (
    <ScreenState query={views}>
      {({ seen, not_seen }) => (
        <div className="house-views">
          <section>
            <h2>{houseDetailText.notSeen(not_seen.length)}</h2>
            {not_seen.length === 0 ? (
              <p className="house-quiet">{houseDetailText.everybodySeen}</p>
            ) : (
              <ul className="house-avatars">
                {not_seen.map((person) => (
                  <li key={person.id}>
                    <Avatar id={person.id} name={person.name} image={person.avatar} size={32} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section>
            <h2>{houseDetailText.seen(seen.length)}</h2>
            {seen.length === 0 ? (
              <p className="house-quiet">{houseDetailText.nobodySeen}</p>
            ) : (
              <table className="house-table house-seen">
                <thead>
                  <tr>
                    <th>{houseDetailText.person}</th>
                    <th className="num">{houseDetailText.viewCount}</th>
                    <th>{houseDetailText.lastView}</th>
                  </tr>
                </thead>
                <tbody>
                  {seen.map(({ user, view_count, time }) => (
                    <tr key={user.id}>
                      <td data-title={houseDetailText.person}>
                        <span className="house-editor">
                          <Avatar id={user.id} name={user.name} image={user.avatar} size={24} decorative />
                          {user.name}
                        </span>
                      </td>
                      <td data-title={houseDetailText.viewCount} className="num">
                        {formatNumber(view_count)}
                      </td>
                      <td data-title={houseDetailText.lastView} className="house-moment">
                        {formatDateTime(time)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </section>
        </div>
      )}
    </ScreenState>
  );
}
