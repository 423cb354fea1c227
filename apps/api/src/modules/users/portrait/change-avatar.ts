import { changeAvatar } from '@toam/contracts/user/profile.endpoints';
import { profileText } from '@toam/contracts/user/profile.text';
import { userText } from '@toam/contracts/user/user.text';
import { auditNothing } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { imageAddress, readImages } from '../../media/media.reads';
import { publishUser } from '../publish-user';
import { leavePortrait, takePortrait } from './portrait';
import { lockUserRow, updateUser } from '../user.queries';

/**
 * Gives the person another portrait, which everybody may see. The old one is made private and removed later. Specification 2 §7.
 * @throws HttpError invalid at `profile_picture` unless it is the actor's own upload that no record uses
 */
export const changeAvatarCall = handle(
  changeAvatar,
  { audit: { action: 'update', noun: 'user', record: 'self' } },
  ({ actor, body: { profile_picture: imageId } }) =>
    tx(async () => {
      const user = await lockUserRow(actor.id);
      if (!user) throw new HttpError('not_found', userText.notFound);
      const answer = async (version: number) => {
        const image = (await readImages([imageId])).get(imageId)!;
        return { profile_picture: imageId, avatar: imageAddress(image, 'thumbnail'), version };
      };
      // sent again by a retry or a second click
      if (user.profile_picture === imageId) {
        auditNothing();
        return answer(user.version);
      }
      await takePortrait(actor, imageId);
      const { version } = await updateUser(actor.id, { profile_picture: imageId });
      await leavePortrait(user.profile_picture);
      const old_value = user.profile_picture === null ? null : profileText.portrait;
      await recordChanges(actor, 'User', actor.id, [
        { column: 'profile_picture', old_value, new_value: profileText.newPortrait },
      ]);
      await publishUser(actor, { id: actor.id, version });
      return answer(version);
    }),
);
