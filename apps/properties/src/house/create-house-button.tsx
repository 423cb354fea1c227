import { houseListText } from '@toam/contracts/texts/house-list';
import { Button, useIsPhone } from '@toam/ui/core';
import { PlusIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** To the form of a new house; only its sign on a phone, unless it stands alone. */
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
