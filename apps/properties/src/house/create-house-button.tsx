import { houseListText } from '@toam/contracts/house/house-list.text';
import { Button, useIsPhone } from '@toam/ui/core';
import { PlusIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Opens the form of a new house. On a phone it is only an icon, unless it is the only button. */
export function CreateHouseButton({ withWord = false }: { withWord?: boolean }) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      size={isPhone ? 'large' : 'middle'}
      icon={<PlusIcon size={isPhone ? 20 : 16} weight="bold" />}
      aria-label={houseListText.create}
      onClick={() => void navigate(paths.newHouse)}
    >
      {isPhone && !withWord ? null : houseListText.create}
    </Button>
  );
}
