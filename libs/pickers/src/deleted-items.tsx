import { useUser } from '@toam/auth/session';
import type { DeletedNoun } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText } from '@toam/contracts/texts/deletion';
import { isAdmin } from '@toam/domain/actor';
import { TrashIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';

/** The last entry of a list's menu, for admins: what was deleted of the noun, in the hr remote. D11. */
export function useDeletedItems(noun: DeletedNoun) {
  const navigate = useNavigate();
  if (!isAdmin(useUser())) return [];
  const item = {
    key: 'deleted',
    icon: <TrashIcon size={18} />,
    label: deletionText.title,
    onClick: () => void navigate(`/admin/deleted?noun=${noun}`),
  };
  return [{ key: 'deleted-line', type: 'divider' as const }, item];
}
