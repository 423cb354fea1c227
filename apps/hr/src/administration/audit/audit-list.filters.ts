import { useQuery } from '@tanstack/react-query';
import { auditActions, auditNouns } from '@toam/contracts/audit/audit';
import { auditActionText, auditNounText, auditText as text } from '@toam/contracts/audit/audit.text';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import type { FilterColumn, LoadedOptions } from '@toam/ui/list';

/** The list's filters; each takes one value. */
export const filterColumns: readonly FilterColumn[] = [
  {
    key: 'user',
    title: text.person,
    filter: {
      kind: 'options',
      one: true,
      options: function usePeople(search: string): LoadedOptions {
        const { data, error, refetch } = useQuery({
          ...staffQueries.found(search),
          select: (found) => found.map(({ id, name }) => ({ value: id, label: name })),
        });
        return { data, error, refetch };
      },
    },
  },
  {
    key: 'action',
    title: text.action,
    filter: {
      kind: 'options',
      one: true,
      options: auditActions.map((value) => ({ value, label: auditActionText[value] })),
    },
  },
  {
    key: 'noun',
    title: text.noun,
    filter: {
      kind: 'options',
      one: true,
      options: auditNouns.map((value) => ({ value, label: auditNounText[value] })),
    },
  },
  { key: 'created_at', title: text.days, filter: { kind: 'days' } },
];
