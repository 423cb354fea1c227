import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { businessFilterText as text } from '@toam/pickers/period/business-filter.text';
import { seesAllBusiness } from '@toam/domain/business-access';
import type { BusinessChoice } from './business-choice';
import { businessStaffQuery } from './business-staff.queries';

/** More names than these are counted. */
const fewNames = 2;

/** Whose figures are shown: 'Nhóm Nguyễn Thu Hà'. Undefined while the names are not known. */
export function useWhoseWords({ whose, team, users }: BusinessChoice): string | undefined {
  const viewer = useUser();
  const { data: staff } = useQuery(businessStaffQuery(viewer));
  const nameOf = (wanted: number) => staff?.find(({ id }) => id === wanted)?.name;
  if (whose === 'team' && team !== null) {
    const name = nameOf(team);
    return name && text.teamNamed(name);
  }
  if (whose === 'people' && users.length > 0) {
    const names = users.map(nameOf);
    return users.length > fewNames || names.includes(undefined) ? text.somePeople(users.length) : names.join(', ');
  }
  return seesAllBusiness(viewer) ? text.everybody : text.myTeam;
}
