import type { CallFailed } from '@toam/api-client/call-failed';
import { houseText } from '@toam/contracts/texts/house';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { Button, EmptyHouse } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { HouseBar } from './house-bar';

/** Instead of a house that is not there, or not for this viewer. */
export function HouseGone({ error }: { error?: CallFailed }) {
  const navigate = useNavigate();
  const forbidden = error?.status === 403;
  return (
    <div className="ta-record-page house-detail">
      <HouseBar />
      <div className="ta-state" role="alert">
        {forbidden ? <LockSimpleIcon size={36} color="var(--warning)" /> : <EmptyHouse />}
        <h1 className="ta-state-title">{error?.message ?? houseText.notFound}</h1>
        <div className="ta-state-actions">
          <Button onClick={() => void navigate(paths.houses)}>{houseDetailText.backToList}</Button>
        </div>
      </div>
    </div>
  );
}
