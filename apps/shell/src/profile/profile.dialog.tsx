import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { portalText } from '@toam/contracts/portal/portal.text';
import { profileText as text, profileText } from '@toam/contracts/user/profile.text';
import { shellText } from '@toam/contracts/shell/shell.text';
import { staffLabel, userText } from '@toam/contracts/user/user.text';
import { portals } from '@toam/domain/post/portal';
import type { StaffUser } from '@toam/contracts/user/user';
import { dayText } from '@toam/domain/day';
import {
  Card,
  Cell,
  Grid,
  Modal,
  Row,
  ScreenState,
  Stack,
  Text,
  Avatar,
  BusyIcon,
  confirm,
  showError,
  toast,
} from '@toam/ui/core';
import {
  CaretRightIcon,
  ClockCounterClockwiseIcon,
  KeyIcon,
  MegaphoneIcon,
  SignOutIcon,
  CameraIcon,
} from '@toam/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { imageTypes, refuseImage } from '@toam/contracts/media/upload-limits';
import { call } from '@toam/api-client/call';
import { upload } from '@toam/api-client/upload';
import { uploadImage } from '@toam/contracts/media/image.endpoints';
import { changeAvatar } from '@toam/contracts/user/profile.endpoints';
import { positionOf } from '../chrome/person-name';
import { closeMoreMenu, closeProfileDialog, openPasswordDialog } from '../chrome/opened-state';
import { ownProfile } from '../session/own-profile';
import { signOutHere } from '../session/sign-out';
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

/**
 * Changes the portrait: uploads it, shows a preview, and saves it after a confirmation. The modal «Lỗi» shows a failure.
 * Specification 2 §2, §8. An upload that the user rejects is deleted with the other unused uploads.
 * @returns the upload's progress from 0 to 1 (null without an upload), and a function that starts with a file
 */
function useAvatarChange() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const visit = new AbortController();
    leaving.current = visit;
    return () => visit.abort();
  }, []);

  const send = async (file: File) => {
    setProgress(0);
    const { signal } = leaving.current;
    try {
      return await upload(uploadImage, { file, part: 'image', fields: {} }, { onProgress: setProgress, signal });
    } finally {
      setProgress(null);
    }
  };

  const change = async (file: File) => {
    const unfit = refuseImage(file);
    if (unfit) return showError(unfit);
    try {
      const image = await send(file);
      const description = (
        <Row as="span" gap={14}>
          <img className={css.newPortrait} src={image.thumbnail} alt={profileText.newPortrait} />
          {profileText.avatarSure}
        </Row>
      );
      const act = () => call(changeAvatar, { body: { profile_picture: image.id } });
      if (!(await confirm({ title: userText.changeAvatar, description }, act))) return;
      void queries.invalidateQueries({ queryKey: ['user'] });
      toast.success(userText.avatarChanged);
    } catch (error) {
      // closed meanwhile: nobody waits for the result
      if (!leaving.current.signal.aborted) showError(error);
    }
  };
  return { progress, change };
}

/** The portrait; a press chooses another picture. */
function ProfilePortrait({ user }: { user: Pick<StaffUser, 'id' | 'name' | 'avatar'> }) {
  const { progress, change } = useAvatarChange();
  const percent = progress === null ? null : Math.round(progress * 100);
  return (
    <Stack gap={6} align="center">
      <Row as="label" inline className={css.pick} data-busy={progress !== null || undefined}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={96} decorative />
        <Row
          as="span"
          height={32}
          width={32}
          justify="center"
          tone="text2"
          background="surface"
          border
          className={css.mark}
          aria-hidden
        >
          {progress === null ? <CameraIcon size={18} /> : <BusyIcon size={18} />}
        </Row>
        <input
          type="file"
          accept={imageTypes.join(',')}
          aria-label={userText.changeAvatar}
          disabled={progress !== null}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // so that the same file can be chosen again
            event.target.value = '';
            if (file) void change(file);
          }}
        />
      </Row>
      <Row as="span" role="status" gap={8} tone="text2" className={css.progress}>
        {percent !== null && (
          <>
            <progress value={percent} max={100} aria-label={profileText.uploading(percent)} />
            {profileText.uploading(percent)}
          </>
        )}
      </Row>
    </Stack>
  );
}

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
