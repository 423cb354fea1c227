import { recordId } from '@toam/list-screen/list-search';
import { useUrlState } from '@toam/ui/core';
import { z } from 'zod';
import { DealEditor } from './deal-editor';

/** What a link may know of the deal: a house, a customer. B17. */
const known = z.object({ house: recordId, customer: recordId });

/** /bussiness/transaction/new: records a deal with the shares of its people. Specification 3 §5.3. */
export function Component() {
  const [deal] = useUrlState(known);
  return <DealEditor stored={null} known={deal} wanted={null} />;
}
