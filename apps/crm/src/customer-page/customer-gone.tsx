import type { CallFailed } from '@toam/api-client/call-failed';
import { customerText } from '@toam/contracts/customer/customer.text';
import { customerPageText as text } from '../customer/customer-page.text';
import { Button, RecordPage, RefusedState } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { CustomerBar } from './customer-bar';

/** Shown when the customer does not exist, or the viewer may not see them. */
export function CustomerGone({ error }: { error?: CallFailed }) {
  const navigate = useNavigate();
  const isForbidden = error?.status === 403;
  return (
    <RecordPage>
      <CustomerBar />
      <RefusedState reason={isForbidden ? error.message : customerText.notFound} isForbidden={isForbidden}>
        <Button onClick={() => void navigate(paths.customers)}>{text.backToList}</Button>
      </RefusedState>
    </RecordPage>
  );
}
