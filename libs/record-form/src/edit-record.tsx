import type { UseQueryResult } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { ScreenState } from '@toam/ui/core';
import { type ReactNode, useState } from 'react';
import { EditWhile } from './edit-while';

/** Why a record cannot be edited, for a `RefusedState`. */
export interface Refusal {
  reason: string;
  isForbidden: boolean;
}

interface EditRecordProps<Row extends { id: number }, Editable extends Row> {
  /** Reads the record with `staleTime: 0`. */
  query: UseQueryResult<Row>;
  /** The record, if the person may edit it. */
  editable: (record: Row) => Editable | null;
  /** Shown to people without the right. */
  refused: (record: Row) => ReactNode;
  /** Shown if the record cannot be read. */
  unreadable: (refusal: Refusal) => ReactNode;
  skeleton?: ReactNode;
  children: (record: Editable) => ReactNode;
}

/**
 * Reads a record and shows its form. It waits for the answer of the API and ignores the cache, because the edit is based on this
 * version.
 */
export function EditRecord<Row extends { id: number }, Editable extends Row = Row>({
  query,
  editable,
  refused,
  unreadable,
  skeleton,
  children,
}: EditRecordProps<Row, Editable>) {
  const { data, error, isFetchedAfterMount } = query;
  // a record that is gone is still in the cache, with the error, after an earlier visit
  const [read, setRead] = useState<number | null>(null);
  if (data && isFetchedAfterMount && !isRefused(error) && read !== data.id) setRead(data.id);
  const fresh = { ...query, data: isFetchedAfterMount && data?.id === read ? data : undefined };
  const lost = isRefused(error) ? unreadable({ reason: error.message, isForbidden: error.status === 403 }) : null;
  if (!fresh.data && lost !== null) return lost;
  return (
    <ScreenState query={fresh} {...(skeleton !== undefined && { skeleton })}>
      {(stored) => (
        <EditWhile key={stored.id} record={editable(stored)} error={error} refused={lost ?? refused(stored)}>
          {children}
        </EditWhile>
      )}
    </ScreenState>
  );
}
