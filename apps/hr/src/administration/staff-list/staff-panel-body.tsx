import { useQuery } from '@tanstack/react-query';
import { introductionOf } from '@toam/contracts/user/introduction';
import type { StaffRow, StaffUser } from '@toam/contracts/user/user';
import { staffLabel } from '@toam/contracts/user/user.text';
import { isEmptyRichText } from '@toam/domain/rich-text';
import type { StaffColumnName } from '@toam/domain/staff/staff-columns';
import { PhoneActions } from '@toam/pickers/customer/phone-actions';
import { Avatar, Cell, copyText, IconButton, Row, Stack, StatusTag, Text, Bone, messageOf } from '@toam/ui/core';
import { RichTextView } from '@toam/ui/detail';
import { CopyIcon, EnvelopeSimpleIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { RoleTag } from '../staff/role-tag';
import { jobOf, positionOf } from '../staff/staff-labels';
import { staffListText as text } from '../staff/staff-list.text';
import { userQueries } from '../staff/staff.queries';
import { StatusCell } from './staff-cells';
import { Facts, factsOf, Part, StaffRights, StaffPapers } from './staff-facts';

/** The endpoint answers other colleagues in short form. */
const isWhole = (user: StaffRow | StaffUser): user is StaffUser => 'social_id' in user;

/** The frame of the panel's content. */
export const panelBody = { gap: 14, padX: [20, 16], padY: [20, 16], size: 13 } as const;

/** Name and contacts; for admins the whole record. */
export const StaffPanelBody = ({ user }: { user: StaffRow | StaffUser }) => (
  <Stack {...panelBody}>
    <Head user={user} />
    <Work user={user} />
    {isWhole(user) && <Record user={user} />}
  </Stack>
);

const Work = ({ user }: { user: StaffRow }) => (
  <Part title={text.parts.job}>
    <Facts
      facts={[
        [staffLabel.job_position, positionOf(user)],
        ...factsOf(user, ['department']),
        [staffLabel.manager, user.manager && <Link to={paths.staffOf(user.manager)}>{user.manager_name}</Link>],
        [text.team, <StaffTeam key={user.id} userId={user.id} />],
        ...factsOf(user, ['employee_type', 'employee_status', 'onboarding_date', 'office']),
      ]}
    />
  </Part>
);

const Head = ({ user }: { user: StaffRow | StaffUser }) => (
  <>
    <Row gap={16}>
      <Avatar id={user.id} name={user.name} image={user.avatar} size={64} decorative />
      <Cell>
        <Text as="h2" size={20} weight={600} breaks>
          {user.name}
        </Text>
        <Text as="p" tone="text2">
          {jobOf(user)}
        </Text>
        <Row wrap gap={6} top={6}>
          <StatusCell status={user.status} />
          <RoleTag role={user.role} />
          {isWhole(user) && user.must_change_password && <StatusTag tone="warning">{text.mustChange}</StatusTag>}
        </Row>
      </Cell>
    </Row>
    <Row wrap gap={20} rowGap={4}>
      {user.phone_number && <PhoneActions phone={user.phone_number} />}
      {user.email && <EmailActions email={user.email} />}
    </Row>
  </>
);

/** One visible email address, with buttons to write to it and to copy it. */
const EmailActions = ({ email }: { email: string }) => (
  <Row as="span" inline gap={8} maxWidth="100%">
    <Text as="b" size={14} weight={500} ellipsis title={email}>
      {email}
    </Text>
    <Row as="span" inline gap={2}>
      <IconButton border as="a" href={`mailto:${email}`} aria-label={text.mailTo(email)} title={text.mail}>
        <EnvelopeSimpleIcon size={16} />
      </IconButton>
      <IconButton
        border
        aria-label={text.copyEmail}
        title={text.copyEmail}
        onClick={() => void copyText(email, text.emailCopied)}
      >
        <CopyIcon size={16} />
      </IconButton>
    </Row>
  </Row>
);

const personal = [
  ...(['gender', 'date_of_birth', 'marriage', 'religion', 'literacy', 'major', 'address', 'id_address'] as const),
  ...(['hometown_address', 'contact_name', 'contact_phone'] as const),
] satisfies StaffColumnName[];
const papers = [
  ...(['social_id', 'provided_date', 'issued_place', 'bank_account', 'bank_name', 'tax_number'] as const),
] satisfies StaffColumnName[];

/** What only admins and the person themselves see. */
const Record = ({ user }: { user: StaffUser }) => (
  <>
    <Part title={text.parts.person}>
      <Facts facts={factsOf(user, personal)} />
    </Part>
    <Part title={text.parts.papers}>
      <Facts facts={factsOf(user, papers)} />
      <StaffPapers user={user} />
    </Part>
    <Part title={text.parts.rights}>
      <StaffRights user={user} />
    </Part>
    <About user={user} />
  </>
);

function About({ user }: { user: StaffUser }) {
  const introduction = introductionOf(user.introduction);
  return (
    <Part title={text.parts.about}>
      <Facts
        facts={[
          [text.displayStatus, user.introduction_status === 1 ? text.shown : text.hidden],
          ...factsOf(user, ['achievement', 'note']),
        ]}
      />
      {!isEmptyRichText(introduction) && (
        <Stack padX={12} padY={10} background="layout" radius={8}>
          <RichTextView text={introduction} />
        </Stack>
      )}
    </Part>
  );
}

/** How many people somebody leads, directly and in total, with links to their lists. D29. */
function StaffTeam({ userId }: { userId: number }) {
  const { data, error } = useQuery(userQueries.teamSize(userId));
  if (error) return <Text tone="text3">{messageOf(error)}</Text>;
  if (!data) return <Bone width={96} height={12} />;
  if (data.all === 0) return <Text tone="text3">{text.noTeam}</Text>;
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
