import { call } from '@toam/api-client/call';
import type { SaveOnce } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { addAccumulation, changeAccumulation } from '@toam/contracts/accumulation/accumulation.endpoints';
import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { dayStart } from '@toam/domain/day';
import { changedFields } from '@toam/domain/record/three-way';
import { currentRecord } from '@toam/record-form/edit-draft';
import type { Edit } from '@toam/record-form/use-record-editor';
import { useRef } from 'react';
import { countersIn, reportOf, type CounterValues } from './accumulation.values';

type SomeCounters = Partial<CounterValues>;

/**
 * Sends a person's day: a new entry, or a change of the one that the day has.
 * @param stored the entry of the day; somebody may make it on another device while the form is open
 */
export function useSendAccumulation(userId: number, stored: AccumulationRow | null) {
  const entryId = useRef(stored?.id ?? null);
  const isMine = useUser().id === userId;
  return async (
    { version, before, after }: Edit<SomeCounters>,
    day: string,
    once: SaveOnce,
  ): Promise<AccumulationRow | null> => {
    if (entryId.current !== null) {
      if (changedFields(before, after).length === 0) return null;
      return call(changeAccumulation, { body: { ...countersIn(after), id: entryId.current, version } });
    }
    const whose = isMine ? {} : { user_id: userId };
    try {
      return await call(addAccumulation, { body: { ...reportOf(after), ...whose, date: dayStart(day) }, ...once });
    } catch (error) {
      entryId.current = currentRecord<AccumulationRow>(error)?.id ?? null;
      throw error;
    }
  };
}
