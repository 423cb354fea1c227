import { useQuery } from '@tanstack/react-query';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { accumulationScreenText as text } from '../business/accumulation-screen.text';
import { RefusedState, ScreenState, useUrlState } from '@toam/ui/core';
import { todayInVietnam } from '@toam/ui/form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { accumulationQueries } from '../business/accumulation/accumulation.queries';
import { paths } from '../paths';
import { AccumulationEditor } from './accumulation-editor';

const formSearch = z.object({ date: z.iso.date().nullable().catch(null) });

/** /bussiness/accumulation/new: my full report of a day. A day that has one opens it. Specification 3 §5.1, D74. */
export function Component() {
  const [{ date }] = useUrlState(formSearch);
  const day = date ?? todayInVietnam();
  const entry = useQuery({ ...accumulationQueries.mine(day), staleTime: 0 });
  const fresh = { ...entry, data: entry.isFetchedAfterMount ? entry.data : undefined };
  return (
    <ScreenState query={fresh}>
      {(stored) =>
        stored && !stored.may_edit ? (
          <RefusedState reason={accumulationText.closed} isForbidden>
            <Link to={paths.accumulation}>{text.back}</Link>
          </RefusedState>
        ) : (
          <AccumulationEditor key={stored?.id ?? day} day={day} stored={stored} />
        )
      }
    </ScreenState>
  );
}
