import type { CallFailed } from '@toam/api-client/call-failed';
import { houseText } from '@toam/contracts/house/house.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { Button, RefusedState } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { HouseFrame } from './house-frame';

/** Shown when the house does not exist, or the viewer may not see it. */
export function HouseGone({ error }: { error?: CallFailed }) {
  const navigate = useNavigate();
  return (
    <HouseFrame>
      <RefusedState reason={error?.message ?? houseText.notFound} isForbidden={error?.status === 403}>
        <Button onClick={() => void navigate(paths.houses)}>{houseDetailText.backToList}</Button>
      </RefusedState>
    </HouseFrame>
  );
}
