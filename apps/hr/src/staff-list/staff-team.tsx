import { useQuery } from '@tanstack/react-query';
import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { messageOf } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { userQueries } from '../staff/staff.queries';

/** How many people somebody leads, directly and in total, with links to their lists. D29. */
export function StaffTeam({ userId }: { userId: number }) {
  const { data, error } = useQuery(userQueries.teamSize(userId));
  if (error) return <span className="ta-none">{messageOf(error)}</span>;
  if (!data) return <i className="ta-bone staff-panel-team-bone" />;
  if (data.all === 0) return <span className="ta-none">{text.noTeam}</span>;
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
