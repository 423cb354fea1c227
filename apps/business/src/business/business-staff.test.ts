import { Role } from '@toam/domain/actor';
import { peopleGroups, teamGroups } from './business-staff';
import { aStaffRow } from './business-staff.fixture';

const staff = [
  aStaffRow({ id: 1, name: 'An', job_position: 1 }),
  aStaffRow({ id: 5, name: 'Bảo', job_position: 5, manager: 1 }),
  aStaffRow({ id: 6, name: 'Chi', job_position: 6, manager: 5 }),
  aStaffRow({ id: 7, name: 'Dũng', manager: 6 }),
  aStaffRow({ id: 8, name: 'Em', job_position: 8, manager: 5 }),
  aStaffRow({ id: 9, name: 'Giang', role: Role.marketer, manager: 6 }),
  aStaffRow({ id: 10, name: 'Hạnh', other_account: 1, manager: 6 }),
];

test('people stand under their positions, from 2 to 7; marketers and other accounts are left out', () => {
  expect(peopleGroups(staff)).toEqual([
    { label: 'Quản lý', options: [{ value: 5, label: 'Bảo' }] },
    { label: 'Trưởng nhóm', options: [{ value: 6, label: 'Chi' }] },
    { label: 'Nhân viên', options: [{ value: 7, label: 'Dũng' }] },
  ]);
});

test('leaders are those who lead somebody, each with the size of the team', () => {
  expect(teamGroups(staff)).toEqual([
    { label: 'Quản lý', options: [{ value: 5, label: 'Nhóm Bảo · 4 người' }] },
    { label: 'Trưởng nhóm', options: [{ value: 6, label: 'Nhóm Chi · 2 người' }] },
  ]);
});
