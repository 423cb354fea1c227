import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { LoginDevice } from '@toam/contracts/sign-in/sign-in';
import { deviceLabel, signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { confirm, toast } from '@toam/ui/core';
import { endDevice, endDevices } from './sign-in.queries';

/** Signs devices out after a confirmation: a person at that device loses unsaved text. */
export function useEnding(person: { id: number; name: string }) {
  const queries = useQueryClient();
  const isOwn = useUser().id === person.id;

  const endOne = async (device: LoginDevice) => {
    const query = { title: text.endTitle, description: text.endContent(deviceLabel(device)) };
    if (await confirm({ ...query, danger: true }, () => endDevice(queries, device.id))) toast.success(text.ended);
  };

  const endOthers = async () => {
    const query = isOwn
      ? { title: text.endOthersTitle, description: text.endOthersContent }
      : { title: text.endAllTitle(person.name), description: text.endAllContent };
    let ended = 0;
    const act = async () => void ({ ended } = await endDevices(queries, person.id));
    if (await confirm({ ...query, danger: true }, act)) toast.success(text.endedMany(ended));
  };

  return { isOwn, endOne, endOthers };
}
