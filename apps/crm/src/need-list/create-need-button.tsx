import { needListText } from '../need/need-list.text';
import { Button, useIsPhone } from '@toam/ui/core';
import { PlusIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** 'Tạo mới': opens the form of a new need. It is a plain button if the screen shows another one. Specification 2 §2. */
export function CreateNeedButton({ isPlain = false }: { isPlain?: boolean }) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  return (
    <Button
      type={isPlain ? 'default' : 'primary'}
      size={isPhone ? 'large' : 'middle'}
      icon={<PlusIcon size={isPhone ? 20 : 16} weight="bold" />}
      onClick={() => void navigate(paths.newNeed)}
    >
      {needListText.create}
    </Button>
  );
}
