import { useUser } from '@toam/auth/session';
import type { DeletedNoun } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText } from '@toam/contracts/texts/deletion';
import { isAdmin } from '@toam/domain/actor';
import { useIsPhone } from '@toam/ui/core';
import { TrashIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';

/** The last entry of a list's menu on a phone, for admins: what was deleted of the noun. On a desktop it is `DeletedLink`. D11. */
export function useDeletedItems(noun: DeletedNoun) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  if (!isAdmin(useUser()) || !isPhone) return [];
  const item = {
    key: 'deleted',
    icon: <TrashIcon size={18} />,
    label: deletionText.title,
    onClick: () => void navigate(`/admin/deleted?noun=${noun}`),
  };
  return [{ key: 'deleted-line', type: 'divider' as const }, item];
}
