import { useCan } from '@toam/auth/session';
import { orgChartText as text } from './org-chart.text';
import { staffLabel, userText } from '@toam/contracts/user/user.text';
import type { OrgNode, OrgPerson } from '@toam/contracts/user/org-chart.endpoints';
import { PhoneActions } from '@toam/pickers/customer/phone-actions';
import { Avatar, Facts, NoValue, PlainButton, Row, Stack, Text } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { CallLink, OrgPersonLine, PositionTag } from './org-person';
import * as css from './org-panel-body.module.css';
import { personOf, type OrgTree } from './org-tree';
import type { OrgWalk } from './use-org-walk';

interface OrgPanelBodyProps {
  walk: OrgWalk;
  person: OrgPerson | OrgNode;
}

/** Who it is and how to reach them, who is above and who is below. */
export function OrgPanelBody({ walk, person }: OrgPanelBodyProps) {
  const { tree, show } = walk;
  const mayOpenRecord = useCan('backOffice');
  const team = tree.branches.get(person.id)?.children ?? [];
  return (
    <Stack>
      <Stack align="center" gap={6} padX={20} padY={8} textAlign="center">
        <Avatar id={person.id} name={person.name} image={person.avatar} size={72} decorative />
        <Text as="h2" top={8} size={16} weight={600} breaks>
          {person.name}
        </Text>
        <PositionTag position={person.job_position} />
        {person.position && person.position !== userText.jobPosition[person.job_position] && (
          <Text size={13} tone="text2" breaks>
            {person.position}
          </Text>
        )}
        <Row top={6} height={32}>
          {person.phone_number ? (
            <PhoneActions phone={person.phone_number} />
          ) : (
            <Text tone="text3">{text.noPhone}</Text>
          )}
        </Row>
      </Stack>
      <Stack gap={12} padX={20} padY={16} top={8} edge="top">
        {'placement' in person && <LoosePlace person={person} />}
        <Place tree={tree} person={person} show={show} />
        {mayOpenRecord && <Link to={paths.staffRecord(person.id)}>{text.record}</Link>}
      </Stack>
      {team.length > 0 && <Team tree={tree} team={team} show={show} />}
    </Stack>
  );
}

/** Says so if the person's place is not what the record says. */
function LoosePlace({ person: { placement, parent } }: { person: OrgNode }) {
  if (placement === 'manager' || parent === null) return null;
  return <Alert type="warning" title={placement === 'superior' ? text.underSuperior : text.withoutManager} />;
}

interface PlaceProps {
  tree: OrgTree;
  person: OrgPerson;
  show: OrgWalk['show'];
}

function Place({ tree, person, show }: PlaceProps) {
  const branch = tree.branches.get(person.id);
  const superior = branch?.person.parent == null ? undefined : personOf(tree, branch.person.parent);
  return (
    <Facts columns="96px minmax(0, 1fr)" rowGap={8}>
      <dt>{staffLabel.department}</dt>
      <dd>{person.department === null ? <NoValue /> : userText.department[person.department]}</dd>
      {branch && (
        <>
          <dt>{text.superior}</dt>
          <dd>
            {superior ? (
              <PlainButton gap={6} tone="teal" className={css.person} onClick={() => show(superior.id)}>
                <Avatar id={superior.id} name={superior.name} image={superior.avatar} size={20} decorative />
                {superior.name}
              </PlainButton>
            ) : (
              text.noSuperior
            )}
          </dd>
          <dt>{text.direct}</dt>
          <dd>{text.people(branch.children.length)}</dd>
          <dt>{text.all}</dt>
          <dd>{text.people(branch.below)}</dd>
        </>
      )}
    </Facts>
  );
}

interface TeamProps extends Pick<PlaceProps, 'tree' | 'show'> {
  team: readonly number[];
}

const Team = ({ tree, team, show }: TeamProps) => (
  <Stack as="section" padX={12} padY={16} edge="top" aria-label={text.team(team.length)}>
    <Text as="h3" padX={8} size={13} weight={600}>
      {text.team(team.length)}
    </Text>
    <Stack as="ul" top={8}>
      {team.map((id) => {
        const person = personOf(tree, id);
        return (
          person && (
            <Row as="li" key={id}>
              <PlainButton flex={1} gap={10} padX={8} height={48} radius={6} hover="fill" onClick={() => show(id)}>
                <OrgPersonLine person={person} />
              </PlainButton>
              <CallLink person={person} />
            </Row>
          )
        );
      })}
    </Stack>
  </Stack>
);
