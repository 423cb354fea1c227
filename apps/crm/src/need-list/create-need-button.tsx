import { needListText } from '@toam/contracts/texts/need-list';
import { Button, useIsPhone } from '@toam/ui/core';
import { PlusIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** 'Tạo mới': to the form of a new need. Specification 2 §2. */
export function CreateNeedButton() {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      size={isPhone ? 'large' : 'middle'}
      icon={<PlusIcon size={isPhone ? 20 : 16} weight="bold" />}
      onClick={() => void navigate(paths.newNeed)}
    >
      {needListText.create}
    </Button>
  );
}
