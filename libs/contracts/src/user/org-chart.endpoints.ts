import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { department, staffName } from './user';

const id = z.number().int();

/** What the org chart tells of a person: nothing that colleagues do not see anyway. */
const person = staffName.pick({ id: true, name: true, avatar: true, phone_number: true, job_position: true }).extend({
  /** Their own title; '' for none. */
  position: z.string(),
  department: department.nullable(),
});

const place = person.extend({
  /** Under whom the person stands; null at the top. */
  parent: id.nullable(),
  /** Under their own manager, under the nearest superior who is there, or nobody is above them. D73. */
  placement: z.enum(['manager', 'superior', 'none']),
});

export type OrgPerson = z.output<typeof person>;
export type OrgNode = z.output<typeof place>;

export const orgChart = z.object({
  /** The tree: everybody once, siblings in the order in which they are shown. */
  nodes: z.array(place),
  /** Accountants, by name. They stand beside the tree. */
  aside: z.array(person),
});
export type OrgChart = z.output<typeof orgChart>;

export const readOrgChart = endpoint({
  method: 'GET',
  path: '/user/diagram',
  summary: 'The org chart: active staff and under whom each of them stands',
  access: 'staffDiagram',
  data: orgChart,
});
