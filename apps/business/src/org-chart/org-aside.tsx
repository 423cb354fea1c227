import type { OrgPerson } from '@toam/contracts/user/org-chart.endpoints';
import { PlainButton } from '@toam/ui/core';
import * as css from './org-aside.module.css';
import { OrgPersonLine } from './org-person';
import type { Marks } from './use-marks';

/** Somebody who stands beside the tree. */
export const AsidePerson = ({ person, marks }: { person: OrgPerson; marks: Marks }) => (
  <PlainButton
    className={css.person}
    gap={10}
    padX={[8, 16]}
    height={[48, 60]}
    radius={6}
    data-person={person.id}
    data-match={marks.matchOf(person.id)}
    aria-pressed={person.id === marks.chosen}
  >
    <OrgPersonLine person={person} isViewer={person.id === marks.viewerId} />
  </PlainButton>
);
