import { useUser } from '@toam/auth/session';
import type { DeletedNoun } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText } from '@toam/contracts/texts/deletion';
import { isAdmin } from '@toam/domain/actor';
import { Button, useIsPhone } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';

/** A quiet way from a list to what was deleted of its noun, for admins; a phone has it in the list's menu. D11. */
export function DeletedLink({ noun }: { noun: DeletedNoun }) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const user = useUser();
  const address = `/admin/deleted?noun=${noun}`;
  if (isPhone || !isAdmin(user)) return null;
  return (
    <Button
      type="text"
      style={{ color: 'var(--text2)' }}
      href={address}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void navigate(address);
      }}
    >
      {deletionText.title}
    </Button>
  );
}
