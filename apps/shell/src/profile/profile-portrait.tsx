import { imageTypes } from '@toam/contracts/media/upload-limits';
import { profileText } from '@toam/contracts/user/profile.text';
import { userText } from '@toam/contracts/user/user.text';
import type { StaffUser } from '@toam/contracts/user/user';
import { Avatar, BusyIcon, Row, Stack } from '@toam/ui/core';
import { CameraIcon } from '@toam/ui/icons';
import { useAvatarChange } from './use-avatar-change';
import * as css from './profile.module.css';

/** The portrait; a press chooses another picture. */
export function ProfilePortrait({ user }: { user: Pick<StaffUser, 'id' | 'name' | 'avatar'> }) {
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
