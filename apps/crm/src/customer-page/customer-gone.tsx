import type { CallFailed } from '@toam/api-client/call-failed';
import { customerText } from '@toam/contracts/texts/customer';
import { customerPageText as text } from '@toam/contracts/texts/customer-page';
import { Button, EmptyHouse } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { CustomerBar } from './customer-bar';

/** Instead of a customer who is not there, or not for this viewer. */
export function CustomerGone({ error }: { error?: CallFailed }) {
  const navigate = useNavigate();
  const isForbidden = error?.status === 403;
  return (
    <div className="ta-record-page customer-page">
      <CustomerBar />
      <div className="ta-state" role="alert">
        {isForbidden ? <LockSimpleIcon size={36} color="var(--warning)" /> : <EmptyHouse />}
        <h1 className="ta-state-title">{isForbidden ? error.message : customerText.notFound}</h1>
        <div className="ta-state-actions">
          <Button onClick={() => void navigate(paths.customers)}>{text.backToList}</Button>
        </div>
      </div>
    </div>
  );
}
