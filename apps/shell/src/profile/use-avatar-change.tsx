import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { upload } from '@toam/api-client/upload';
import { uploadImage } from '@toam/contracts/media/image.endpoints';
import { refuseImage } from '@toam/contracts/media/upload-limits';
import { profileText } from '@toam/contracts/user/profile.text';
import { userText } from '@toam/contracts/user/user.text';
import { changeAvatar } from '@toam/contracts/user/profile.endpoints';
import { confirm, Row, showError, toast } from '@toam/ui/core';
import { useEffect, useRef, useState } from 'react';
import * as css from './profile.module.css';

/**
 * Changes the portrait: uploads it, shows a preview, and saves it after a confirmation. The modal «Lỗi» shows a failure.
 * Specification 2 §2, §8. An upload that the user rejects is deleted with the other unused uploads.
 * @returns the upload's progress from 0 to 1 (null without an upload), and a function that starts with a file
 */
export function useAvatarChange() {
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
