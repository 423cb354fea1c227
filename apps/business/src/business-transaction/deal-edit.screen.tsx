import { useQuery } from '@tanstack/react-query';
import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { dealFormText as text } from './deal-form.text';
import { useLiveList } from '@toam/live/live-list';
import { recordId } from '@toam/list-screen/list-search';
import { EditRecord } from '@toam/record-form/edit-record';
import { RefusedState, useUrlState } from '@toam/ui/core';
import { Link, useParams } from 'react-router-dom';
import { z } from 'zod';
import { transactionQueries } from '../business/transaction.queries';
import { paths } from '../paths';
import { DealEditor } from './deal-editor';

const formSearch = z.object({ share: recordId });
const nothingKnown = { house: null, customer: null };

/** /bussiness/transaction/{id}/edit: a deal with all its people. Specification 3 §5.3. */
export function Component() {
  const id = Number(useParams().dealId) || 0;
  const [{ share }] = useUrlState(formSearch);
  const asked = transactionQueries.deal(id);
  const deal = useQuery({ ...asked, staleTime: 0 });
  useLiveList({ noun: 'transaction', list: asked.queryKey });
  const refused = (reason: string, isForbidden: boolean) => (
    <RefusedState reason={reason} isForbidden={isForbidden}>
      <Link to={paths.transactions}>{text.back}</Link>
    </RefusedState>
  );
  return (
    <EditRecord<DealRow>
      query={deal}
      editable={(stored) => (stored.may_edit ? stored : null)}
      refused={() => refused(text.notAllowed, true)}
      unreadable={({ reason, isForbidden }) => refused(reason, isForbidden)}
    >
      {(stored) => <DealEditor key={stored.id} stored={stored} known={nothingKnown} wanted={share} />}
    </EditRecord>
  );
}
