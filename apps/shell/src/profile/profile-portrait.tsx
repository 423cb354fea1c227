import { imageTypes } from '@toam/contracts/media/upload-limits';
import { profileText } from '@toam/contracts/texts/profile';
import { userText } from '@toam/contracts/texts/user';
import type { StaffUser } from '@toam/contracts/user/user';
import { Avatar } from '@toam/ui/core';
import { CameraIcon, CircleNotchIcon } from '@toam/ui/icons';
import { useAvatarChange } from './use-avatar-change';

/** The portrait; pressed, it takes another picture. */
export function ProfilePortrait({ user }: { user: Pick<StaffUser, 'id' | 'name' | 'avatar'> }) {
  const { progress, change } = useAvatarChange();
  const percent = progress === null ? null : Math.round(progress * 100);
  return (
    <div className="profile-portrait">
      <label className="profile-portrait-pick" data-busy={progress !== null || undefined}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={96} decorative />
        <span className="profile-portrait-mark" aria-hidden>
          {progress === null ? <CameraIcon size={18} /> : <CircleNotchIcon size={18} className="ta-spin" />}
        </span>
        <input
          type="file"
          accept={imageTypes.join(',')}
          aria-label={userText.changeAvatar}
          disabled={progress !== null}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // the same file may be chosen again
            event.target.value = '';
            if (file) void change(file);
          }}
        />
      </label>
      <span role="status" className="profile-progress">
        {percent !== null && (
          <>
            <progress value={percent} max={100} aria-label={profileText.uploading(percent)} />
            {profileText.uploading(percent)}
          </>
        )}
      </span>
    </div>
  );
}
