import { useQuery } from '@tanstack/react-query';
import { staffListText as text } from '../staff/staff-list.text';
import { staffLabel } from '@toam/contracts/user/user.text';
import type { StaffUser } from '@toam/contracts/user/user';
import { isAdmin } from '@toam/domain/actor';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { houseFlags, pageFlags } from '@toam/domain/staff/staff-columns';
import { houseOptions } from '@toam/pickers/house-options';
import { Row, Text } from '@toam/ui/core';
import { Facts } from './staff-facts';

const flags = [...houseFlags, ...pageFlags];

/** "từ 2 tỷ đến 10 tỷ"; 0 or empty means no limit. D26. */
function rangeOf({ minimum_price, maximum_price }: StaffUser): string {
  const ends = [
    minimum_price && text.from(shortMoneyText(minimum_price)),
    maximum_price && text.upTo(shortMoneyText(maximum_price)),
  ];
  return ends.filter(Boolean).join(' ') || text.unlimited;
}

/** Their extra rights, and which houses of colleagues they see. Admins may do everything. */
export const StaffRights = ({ user }: { user: StaffUser }) => (
  <Facts
    facts={[
      [text.granted, isAdmin(user) ? text.everything : <Granted user={user} />],
      [text.priceRange, rangeOf(user)],
      [staffLabel.province, <Districts key={user.id} ids={user.province} />],
      [staffLabel.project, user.project.length > 0 ? text.projects(user.project.length) : text.unlimited],
    ]}
  />
);

function Granted({ user }: { user: StaffUser }) {
  const granted = flags.filter((flag) => user[flag] === 1);
  if (granted.length === 0) return text.noGrants;
  return (
    <Row as="span" wrap gap={6}>
      {granted.map((flag) => (
        <Text key={flag} padX={8} size={12} tone="text2" border radius={4}>
          {staffLabel[flag]}
        </Text>
      ))}
    </Row>
  );
}

/** Names of the districts; their number while the names load. */
function Districts({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery({ ...houseOptions(), enabled: ids.length > 0 });
  if (ids.length === 0) return text.unlimited;
  const names = data?.province.filter(({ id }) => ids.includes(id)).map(({ value }) => value);
  return names ? names.join(', ') : text.districts(ids.length);
}
