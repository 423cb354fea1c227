import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { portalText } from '@toam/contracts/texts/portal';
import { profileText as text } from '@toam/contracts/texts/profile';
import { shellText } from '@toam/contracts/texts/shell';
import { staffLabel, userText } from '@toam/contracts/texts/user';
import { portals } from '@toam/contracts/user/profile.endpoints';
import type { StaffUser } from '@toam/contracts/user/user';
import { dayText } from '@toam/domain/day';
import { Modal, ScreenState } from '@toam/ui/core';
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
import './profile.css';

/** Leaves for a page: neither the modal nor the phone's menu stays over it. */
function leave(): void {
  closeProfileDialog();
  closeMoreMenu();
}

/** Who one is, and what one does about oneself. Specification 2 §2 "Profile modal". */
export function ProfileDialog() {
  const profile = useQuery(ownProfile(useUser().id));
  return (
    <Modal open centered title={text.open} width={440} footer={null} onCancel={closeProfileDialog}>
      <ScreenState query={profile}>{(user) => <Profile user={user} />}</ScreenState>
    </Modal>
  );
}

const Profile = ({ user }: { user: StaffUser }) => (
  <div className="profile">
    <ProfilePortrait user={user} />
    <p className="profile-name">
      <b>{user.name}</b>
      <span>{positionOf(user)}</span>
    </p>
    <dl className="profile-facts">
      <Fact label={staffLabel.phone_number} value={user.phone_number || text.none} />
      <Fact label={staffLabel.role} value={userText.role[user.role]} />
      <Fact label={staffLabel.date_of_birth} value={(user.date_of_birth && dayText(user.date_of_birth)) || text.none} />
    </dl>
    <nav className="profile-rows" aria-label={text.open}>
      <ProfileLink to="/account" icon={<MegaphoneIcon size={20} />} label={text.portals}>
        {portals.map((portal) => (
          <small key={portal}>
            {portalText.title[portal]}: {user[`${portal}_name`] || text.noPortal}
          </small>
        ))}
      </ProfileLink>
      <ProfileLink to="/login-history" icon={<ClockCounterClockwiseIcon size={20} />} label={text.signInHistory}>
        <small>{text.signInHistoryNote}</small>
      </ProfileLink>
      <button
        type="button"
        onClick={() => {
          closeProfileDialog();
          openPasswordDialog();
        }}
      >
        <KeyIcon size={20} />
        <span>{shellText.changePassword}</span>
        <CaretRightIcon size={15} />
      </button>
      <button type="button" onClick={() => void signOutHere()}>
        <SignOutIcon size={20} />
        <span>{shellText.signOut}</span>
      </button>
    </nav>
  </div>
);

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
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
  <Link to={to} onClick={leave}>
    {icon}
    <span>
      {label}
      {children}
    </span>
    <CaretRightIcon size={15} />
  </Link>
);
