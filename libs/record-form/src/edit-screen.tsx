import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { RefusedState } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EditRecord, type Refusal } from './edit-record';

interface EditScreenProps<Row extends { id: number; may_edit: boolean }, Key extends QueryKey> {
  /** The id in the address, as it is written there. */
  of: string | undefined;
  detail: (id: number) => UseQueryOptions<Row, Error, Row, Key>;
  /** There is no such record. */
  notFound: string;
  mayNotEdit: string;
  /** The list, for whom there is nothing to edit. */
  back: { to: string; text: string };
  /** The record's own page, for who reads it and may not edit it. */
  page?: { to: (id: number) => string; text: string };
  children: (stored: Row) => ReactNode;
}

/** The form of a stored record, by the id in the address. An address that has none asks nothing. */
export function EditScreen<Row extends { id: number; may_edit: boolean }, Key extends QueryKey>(
  props: EditScreenProps<Row, Key>,
) {
  const { of, detail, notFound, mayNotEdit, back, page, children } = props;
  const id = Number(of);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = useQuery({ ...detail(id), staleTime: 0, enabled: isId });
  const refused = (refusal: Refusal, way = back) => (
    <RefusedState {...refusal}>
      <Link to={way.to}>{way.text}</Link>
    </RefusedState>
  );
  if (!isId) return refused({ reason: notFound, isForbidden: false });
  return (
    <EditRecord
      query={query}
      editable={(stored) => (stored.may_edit ? stored : null)}
      refused={(stored) =>
        refused({ reason: mayNotEdit, isForbidden: true }, page && { to: page.to(stored.id), text: page.text })
      }
      unreadable={refused}
    >
      {children}
    </EditRecord>
  );
}
