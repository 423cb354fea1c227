import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { releaseSignIn } from '@toam/contracts/sign-in/sign-in.endpoints';
import { signInText } from '@toam/contracts/sign-in/sign-in.text';
import { staffListText as text } from './staff-list.text';
import { changeUser, deleteUser, resetPassword, restoreUser } from '@toam/contracts/user/user.endpoints';
import { confirm, offer, Stack, toast } from '@toam/ui/core';
import { createContext, useState, type ReactNode } from 'react';
import { useHandOver } from './hand-over/use-hand-over';
import { OneTimePasswordDialog, type OneTimePassword } from './one-time-password.dialog';
import { userQueries, type ListedStaff } from './staff.queries';

/** The fields of a person that an action needs. */
export type ActedStaff = Pick<ListedStaff, 'id' | 'name' | 'email' | 'status'>;

/** The actions on a person, wherever the person is shown. Each asks for confirmation by name and shows its result. */
interface StaffActions {
  lockOrUnlock: (user: ActedStaff) => Promise<void>;
  resetPassword: (user: ActedStaff) => Promise<void>;
  /** Unlocks the sign-in of a person who is locked out by wrong passwords, their own or somebody else's. */
  letInAgain: (user: ActedStaff) => Promise<void>;
  /** @returns whether the person was deleted. «Hoàn tác» restores them for 10 s. A person with open work needs a hand-over first. */
  remove: (user: ActedStaff) => Promise<boolean>;
  handOver: (user: ActedStaff) => void;
}

/** Rows and panels act through the screen, because a live change can remove a row while its dialog is open. */
export const StaffActing = createContext<StaffActions | null>(null);

/** The actions, and their dialogs for the screen to render. */
export function useStaffActions(): StaffActions & { dialogs: ReactNode } {
  const queries = useQueryClient();
  const [password, showPassword] = useState<OneTimePassword | null>(null);
  const leaving = useHandOver();
  const refresh = () => queries.invalidateQueries({ queryKey: userQueries.all });

  async function setStatus({ id, name }: ActedStaff, status: 0 | 1) {
    await call(changeUser, { body: { user_id: id, status } });
    await refresh();
    return status === 0 ? text.lockDone(name) : text.unlockDone(name);
  }

  async function lockOrUnlock(user: ActedStaff) {
    const next = user.status === 1 ? 0 : 1;
    let done = '';
    const sure = await confirm(next === 0 ? lockQuestion(user) : unlockQuestion(user), async () => {
      done = await setStatus(user, next);
    });
    if (sure) toast.undo(done, async () => toast.success(await setStatus(user, user.status)));
  }

  async function resetTheirs({ id, name, email }: ActedStaff) {
    const query = { title: text.resetSure(name), description: text.resetNote, danger: true };
    await confirm(query, async () => {
      const { password: fresh } = await call(resetPassword, { body: { user_id: id } });
      showPassword({ name, email, password: fresh });
    });
    await refresh();
  }

  async function letInAgain({ id, name }: ActedStaff) {
    const query = { title: signInText.releaseSure(name), description: signInText.releaseNote };
    const release = async () => void (await call(releaseSignIn, { body: { user_id: id } }));
    if (await confirm(query, release)) toast.success(signInText.released(name));
  }

  async function restore({ id, name }: ActedStaff) {
    await call(restoreUser, { body: { user_id: id } });
    await refresh();
    toast.success(text.restored(name));
  }

  async function remove(user: ActedStaff): Promise<boolean> {
    let hindered = '';
    const query = {
      title: text.removeSure(user.name),
      description: text.removeNote,
      danger: true,
    };
    const sure = await confirm(query, async () => {
      hindered = await deleteUnlessBusy(user.id);
    });
    if (!sure) return false;
    if (hindered) {
      const instead = { title: text.handOverFirst(user.name), description: hindered, okText: text.handOverNow };
      if (await offer(instead)) leaving.open(user);
      return false;
    }
    toast.undo(text.removed(user.name), () => restore(user));
    await refresh();
    return true;
  }

  const dialogs = (
    <>
      {password && <OneTimePasswordDialog account={password} after="reset" onClose={() => showPassword(null)} />}
      {leaving.dialog}
    </>
  );
  return { lockOrUnlock, resetPassword: resetTheirs, letInAgain, remove, handOver: leaving.open, dialogs };
}

/** Why the person can't be deleted yet, in the API's words with the counts; '' if they were deleted. @throws CallFailed otherwise */
async function deleteUnlessBusy(userId: number): Promise<string> {
  try {
    await call(deleteUser, { body: { user_id: userId } });
    return '';
  } catch (error) {
    if (error instanceof CallFailed && error.status === 409) return error.message;
    throw error;
  }
}

const lockQuestion = ({ name }: ActedStaff) => ({
  title: text.lockSure(name),
  description: (
    <Stack gap={8}>
      <p>{text.lockNote}</p>
      <p>{text.lockKeeps}</p>
    </Stack>
  ),
  danger: true,
});

const unlockQuestion = ({ name }: ActedStaff) => ({
  title: text.unlockSure(name),
  description: text.unlockNote,
});
