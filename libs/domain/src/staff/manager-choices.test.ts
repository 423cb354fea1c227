import { JobPosition, Role } from '@toam/domain/actor';
import {
  hasNoManager,
  managerChoices,
  mayHaveNoManager,
  needsManager,
  positionsAbove,
  type StaffState,
  withTeam,
} from './manager-choices';

const at = (id: number, job_position: StaffState['job_position'], differing: Partial<StaffState> = {}): StaffState => ({
  id,
  job_position,
  role: Role.staff,
  manager: null,
  other_account: 0,
  ...differing,
});

const house = [
  at(1, 1, { role: Role.superAdmin }),
  at(2, 2, { role: Role.admin }),
  at(4, 4),
  at(6, 6),
  at(61, 6),
  at(7, 7),
  at(8, 8),
];

test.each<[string, StaffState['job_position'], number[], number | null]>([
  ['nobody stands above position 1', 1, [], null],
  ['one number lower', 2, [1], 1],
  ['one number lower, every one of them', 7, [6, 61], 6],
  ['nobody at 5: the next lower that has some', 6, [4], 4],
  ['nobody at 3: admins', 4, [2], 2],
  ['accountants report to roles 1 and 2, whatever their position', 8, [1, 2], null],
])('%s', (_rule, position, ids, offered) => {
  const { list, position: found } = managerChoices(position, house);
  expect([list.map(({ id }) => id), found]).toEqual([ids, offered]);
});

test('without anybody above there is no choice', () => {
  expect(managerChoices(4, [at(7, 7), at(8, 8)])).toEqual({ list: [], position: null });
});

test('accounts outside the hierarchy lead nobody', () => {
  expect(managerChoices(7, [at(6, 6, { other_account: 1 }), at(5, 5)]).list).toMatchObject([{ id: 5 }]);
  expect(managerChoices(8, [at(2, 2, { role: Role.admin, other_account: 1 })]).list).toEqual([]);
});

test('the nearest position comes first', () => {
  expect(positionsAbove(5)).toEqual([4, 3, 2, 1]);
  expect(positionsAbove(JobPosition.accountant)).toEqual([]);
});

test('only position 7 may have no manager, and who has nobody above', () => {
  const positions = Object.values(JobPosition);
  expect(positions.filter((position) => needsManager(position, { list: [at(1, 1)] }))).toEqual([2, 3, 4, 5, 6, 8]);
  expect(positions.filter((position) => needsManager(position, { list: [] }))).toEqual([]);
});

test('position 1 has no manager, position 7 may have none', () => {
  const positions = Object.values(JobPosition);
  expect(positions.filter(hasNoManager)).toEqual([1]);
  expect(positions.filter(mayHaveNoManager)).toEqual([7]);
});

test('a team is everybody below at any depth, and circles of old data end', () => {
  const staff = [
    { id: 1, manager: 3 },
    { id: 2, manager: 1 },
    { id: 3, manager: 2 },
    { id: 4, manager: 2 },
    { id: 5, manager: null },
  ];
  expect([...withTeam(1, staff)].sort()).toEqual([1, 2, 3, 4]);
  expect([...withTeam(5, staff)]).toEqual([5]);
});
