import { allows } from './access';
import { JobPosition, Role } from './actor';
import { anActor } from './an-actor';

test.each([
  ['a holder of project_permission', anActor({ project_permission: 1 }), true],
  ['a Sale Admin', anActor({ job_position: JobPosition.saleAdmin }), true],
  ['an admin', anActor({ role: Role.admin }), true],
  ['a senior manager', anActor({ job_position: JobPosition.seniorManager }), false],
  ['a marketer', anActor({ role: Role.marketer }), false],
])('projects are reached by %s (D22)', (_who, actor, may) => {
  expect(allows('projects', actor)).toBe(may);
});
