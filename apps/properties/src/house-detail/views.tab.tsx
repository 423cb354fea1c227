import { useQuery } from '@tanstack/react-query';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { Avatar, formatDateTime, formatNumber, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { houseQueries } from '../house/house.queries';
import { Heading, HistoryTable, PersonCell } from './history-table';
import { Quiet } from './quiet';

/** 'Lịch sử xem', for admins: who has not opened the house, and who has and how often. Specification 1 §2. */
export function ViewsTab({ houseId }: { houseId: number }) {
  const views = useQuery(houseQueries.views(houseId));
  return (
    <ScreenState query={views}>
      {({ seen, not_seen }) => (
        <Stack gap={20} top={14}>
          <section>
            <h2>{houseDetailText.notSeen(not_seen.length)}</h2>
            {not_seen.length === 0 ? (
              <Quiet>{houseDetailText.everybodySeen}</Quiet>
            ) : (
              <Row as="ul" wrap align="start" gap={6} top={8}>
                {not_seen.map((person) => (
                  <li key={person.id}>
                    <Avatar id={person.id} name={person.name} image={person.avatar} size={32} />
                  </li>
                ))}
              </Row>
            )}
          </section>
          <section>
            <h2>{houseDetailText.seen(seen.length)}</h2>
            {seen.length === 0 ? (
              <Quiet>{houseDetailText.nobodySeen}</Quiet>
            ) : (
              <HistoryTable
                headings={
                  <>
                    <Heading>{houseDetailText.person}</Heading>
                    <Heading textAlign="end">{houseDetailText.viewCount}</Heading>
                    <Heading>{houseDetailText.lastView}</Heading>
                  </>
                }
              >
                {seen.map(({ user, view_count, time }) => (
                  <tr key={user.id}>
                    <PersonCell title={houseDetailText.person} person={user} />
                    <td data-title={houseDetailText.viewCount} className="num">
                      {formatNumber(view_count)}
                    </td>
                    <Text as="td" tone="text2" nowrap data-title={houseDetailText.lastView}>
                      {formatDateTime(time)}
                    </Text>
                  </tr>
                ))}
              </HistoryTable>
            )}
          </section>
        </Stack>
      )}
    </ScreenState>
  );
}
