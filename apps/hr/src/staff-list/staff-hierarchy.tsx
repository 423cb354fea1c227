import { useQuery } from '@tanstack/react-query';
import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { staffLabel } from '@toam/contracts/texts/user';
import type { StaffRow } from '@toam/contracts/user/user';
import { messageOf } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { userQueries } from '../staff/staff.queries';
import { positionOf } from '../staff/staff-words';
import { Facts } from './staff-facts';

/** Whom they report to, and whom they lead: both lead there. D27, D29. */
export const StaffHierarchy = ({ user }: { user: StaffRow }) => (
  <Facts
    facts={[
      [staffLabel.job_position, positionOf(user)],
      [staffLabel.manager, user.manager && <Link to={paths.staffOf(user.manager)}>{user.manager_name}</Link>],
      [text.team, <Team key={user.id} userId={user.id} />],
    ]}
  />
);

/** How many they lead; the list of them is a press away. */
function Team({ userId }: { userId: number }) {
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
