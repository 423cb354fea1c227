import { useUser } from '@toam/auth/session';
import type { DeletedNoun } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText } from '@toam/contracts/deletion/deletion.text';
import { isAdmin } from '@toam/domain/actor';
import { Button, useIsPhone } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';

/** The deleted records of a list, in the hr remote. */
export const deletedPath = (noun: DeletedNoun): string => `/admin/deleted?noun=${noun}`;

/** 'Đã xoá' in a list's title, for admins. A phone has no room for it; /admin/deleted is in the menu there. D11 */
export function DeletedButton({ noun }: { noun: DeletedNoun }) {
  const isShown = isAdmin(useUser());
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  if (!isShown || isPhone) return null;
  return (
    <Button
      type="text"
      style={{ color: 'var(--text2)' }}
      href={deletedPath(noun)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void navigate(deletedPath(noun));
      }}
    >
      {deletionText.title}
    </Button>
  );
}
