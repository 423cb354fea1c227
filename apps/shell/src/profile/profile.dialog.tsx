import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { portalText } from '@toam/contracts/portal/portal.text';
import { profileText as text } from '@toam/contracts/user/profile.text';
import { shellText } from '@toam/contracts/shell/shell.text';
import { staffLabel, userText } from '@toam/contracts/user/user.text';
import { portals } from '@toam/domain/post/portal';
import type { StaffUser } from '@toam/contracts/user/user';
import { dayText } from '@toam/domain/day';
import { Card, Cell, Grid, Modal, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { CaretRightIcon, ClockCounterClockwiseIcon, KeyIcon, MegaphoneIcon, SignOutIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { positionOf } from '../chrome/person-position';
import { closeMoreMenu } from '../chrome/more-menu-state';
import { ownProfile } from '../session/own-profile';
import { openPasswordDialog } from '../session/password-dialog-state';
import { signOutHere } from '../session/sign-out';
import { closeProfileDialog } from './profile-dialog-state';
import { ProfilePortrait } from './profile-portrait';
import * as css from './profile.module.css';

/** Closes the modal and the phone's menu when another page opens. */
function leave(): void {
  closeProfileDialog();
  closeMoreMenu();
}

/** The user's name and job, and their own actions. Specification 2 §2 "Profile modal". */
export function ProfileDialog() {
  const profile = useQuery(ownProfile(useUser().id));
  return (
    <Modal open centered title={text.open} width={440} footer={null} onCancel={closeProfileDialog}>
      <ScreenState query={profile}>{(user) => <Profile user={user} />}</ScreenState>
    </Modal>
  );
}

const row = { gap: 12, padX: 14, padY: 8, tone: 'text', className: css.row } as const;

const Profile = ({ user }: { user: StaffUser }) => (
  <Stack align="center" textAlign="center">
    <ProfilePortrait user={user} />
    <Text size={18} weight={600}>
      {user.name}
    </Text>
    <Text size={13} tone="text2">
      {positionOf(user)}
    </Text>
    <Grid as="dl" columns="repeat(3, auto)" rowGap={4} gap={24} top={16} className={css.facts}>
      <Fact label={staffLabel.phone_number} value={user.phone_number || text.none} />
      <Fact label={staffLabel.role} value={userText.role[user.role]} />
      <Fact label={staffLabel.date_of_birth} value={(user.date_of_birth && dayText(user.date_of_birth)) || text.none} />
    </Grid>
    <Card as="nav" width="100%" padX={0} padY={0} className={css.rows} aria-label={text.open}>
      <ProfileLink to="/account" icon={<MegaphoneIcon size={20} />} label={text.portals}>
        {portals.map((portal) => (
          <Text key={portal} size={13} tone="text2">
            {portalText.title[portal]}: {user[`${portal}_name`] || text.noPortal}
          </Text>
        ))}
      </ProfileLink>
      <ProfileLink to="/login-history" icon={<ClockCounterClockwiseIcon size={20} />} label={text.signInHistory}>
        <Text size={13} tone="text2">
          {text.signInHistoryNote}
        </Text>
      </ProfileLink>
      <Row
        as="button"
        type="button"
        {...row}
        onClick={() => {
          closeProfileDialog();
          openPasswordDialog();
        }}
      >
        <KeyIcon size={20} />
        <Cell as="span">{shellText.changePassword}</Cell>
        <CaretRightIcon size={15} />
      </Row>
      <Row as="button" type="button" {...row} onClick={() => void signOutHere()}>
        <SignOutIcon size={20} />
        <Cell as="span">{shellText.signOut}</Cell>
      </Row>
    </Card>
  </Stack>
);

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text as="dt" size={12} tone="text2">
      {label}
    </Text>
    <dd>{value}</dd>
  </div>
);

interface ProfileLinkProps {
  to: string;
  icon: ReactNode;
  label: string;
  children: ReactNode;
}

const ProfileLink = ({ to, icon, label, children }: ProfileLinkProps) => (
  <Row as={Link} to={to} {...row} onClick={leave}>
    {icon}
    <Cell as="span" breaks>
      {label}
      {children}
    </Cell>
    <CaretRightIcon size={15} />
  </Row>
);
