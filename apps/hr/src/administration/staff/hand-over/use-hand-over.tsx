import { onPress, useAddressParams } from '@toam/ui/core';
import type { ReactNode } from 'react';

// Loaded on demand: people rarely leave, but every staff list offers it.
const HandOverDialog = onPress(() => import('./hand-over.dialog'));

/** In the address bar, so that a link can open it: `/admin/user/list?handover=7`. */
const parameter = 'handover';

/** Opens the dialog that hands a person's work over to a colleague; the screen renders `dialog`. D72. */
export function useHandOver(): { open: (person: { id: number }) => void; dialog: ReactNode } {
  const [params, change] = useAddressParams();
  const userId = Number(params.get(parameter));
  const isOpen = Number.isInteger(userId) && userId > 0;
  const close = () => change((next) => next.delete(parameter), { replace: true });
  return {
    open: ({ id }) => change((next) => next.set(parameter, String(id))),
    dialog: isOpen && <HandOverDialog key={userId} userId={userId} onClose={close} />,
  };
}
