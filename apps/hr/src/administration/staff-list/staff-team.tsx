import { useQuery } from '@tanstack/react-query';
import { staffListText as text } from '../staff/staff-list.text';
import { Bone, messageOf, Text } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { userQueries } from '../staff/staff.queries';

/** How many people somebody leads, directly and in total, with links to their lists. D29. */
export function StaffTeam({ userId }: { userId: number }) {
  const { data, error } = useQuery(userQueries.teamSize(userId));
  if (error) return <Text tone="text3">{messageOf(error)}</Text>;
  if (!data) return <Bone width={96} height={12} />;
  if (data.all === 0) return <Text tone="text3">{text.noTeam}</Text>;
  return (
    <>
      <Link to={paths.directTeamOf(userId)}>{text.directTeam(data.direct)}</Link>
      {data.all > data.direct && (
        <>
          {' · '}
          <Link to={paths.teamOf(userId)}>{text.wholeTeam(data.all)}</Link>
        </>
      )}
    </>
  );
}
