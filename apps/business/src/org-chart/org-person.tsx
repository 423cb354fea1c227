import { userText } from '@toam/contracts/user/user.text';
import type { OrgPerson } from '@toam/contracts/user/org-chart.endpoints';
import { orgChartText as text } from './org-chart.text';
import { JobPosition } from '@toam/domain/actor';
import { dialledPhone } from '@toam/domain/phone';
import { Avatar, Cell, IconButton, PlainButton, Row, Text } from '@toam/ui/core';
import { PhoneIcon } from '@toam/ui/icons';
import * as css from './org-person.module.css';
import type { Marks } from './use-org-view';

/** The mark of a position: teal for whoever leads, grey for everybody else. */
export const PositionTag = ({ position }: { position: JobPosition }) => (
  <Text
    className={css.tag}
    padX={6}
    size={11}
    weight={500}
    nowrap
    radius={4}
    tone={position < JobPosition.staff ? 'teal' : 'text2'}
    background={position < JobPosition.staff ? 'tealTint' : 'fill'}
  >
    {userText.jobPosition[position]}
  </Text>
);

/** What a title says beyond the position: 'Bình Thạnh' of 'Trưởng nhóm Bình Thạnh', but all of 'Kế toán trưởng'. */
function besideTag({ position, job_position }: OrgPerson): string {
  const tag = userText.jobPosition[job_position];
  const rest = position.startsWith(tag) ? position.slice(tag.length) : null;
  return rest === '' || /^ \p{Lu}/u.test(rest ?? '') ? (rest ?? '').trim() : position;
}

interface OrgPersonLineProps {
  person: OrgPerson;
  isViewer?: boolean;
  /** In a narrow card: the title has a line of its own. */
  isNarrow?: boolean;
}

/** Portrait, name, position and title, as in the cards and lists of the chart. */
export const OrgPersonLine = ({ person, isViewer = false, isNarrow = false }: OrgPersonLineProps) => (
  <>
    <Avatar id={person.id} name={person.name} image={person.avatar} size={36} decorative />
    <Cell as="span">
      <Row as="span" gap={6}>
        <Text weight={600} size={13} ellipsis title={person.name}>
          {person.name}
        </Text>{' '}
        {isViewer && (
          <Text size={11} weight={500} tone="text2" nowrap>
            {text.you}
          </Text>
        )}
      </Row>{' '}
      <Row as="span" gap={isNarrow ? 0 : 6} wrap={isNarrow}>
        <PositionTag position={person.job_position} />{' '}
        <Text size={12} tone="text2" ellipsis title={person.position} className={isNarrow ? css.ownLine : undefined}>
          {besideTag(person)}
        </Text>
      </Row>
    </Cell>
  </>
);

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

interface CallLinkProps {
  person: OrgPerson;
  /** The tree is one tab stop, and a name is read out of all that stands in a line. The panel has the number, too. */
  inTree?: boolean;
}

/** Calls somebody; nothing without a number. */
export const CallLink = ({ person, inTree = false }: CallLinkProps) =>
  person.phone_number && (
    <IconButton
      as="a"
      tone="teal"
      href={`tel:${dialledPhone(person.phone_number)}`}
      aria-label={text.call(person.name)}
      title={text.call(person.name)}
      tabIndex={inTree ? -1 : undefined}
      aria-hidden={inTree || undefined}
    >
      <PhoneIcon size={18} />
    </IconButton>
  );
