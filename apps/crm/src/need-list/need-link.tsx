import { Text } from '@toam/ui/core';
import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** Opens a need in the drawer over the list. Filters and page stay. */
export const OpenNeed = createContext<(needId: number, tab?: string) => void>(() => undefined);

interface NeedLinkProps {
  needId: number;
  tab?: string;
  tone: 'teal' | 'text2';
  weight?: 600;
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** A link to a need. A plain press opens it over the list. */
export function NeedLink({ needId, tab, label, children, ...look }: NeedLinkProps) {
  const open = useContext(OpenNeed);
  return (
    <Text
      as={Link}
      to={paths.need(needId, tab)}
      {...look}
      aria-label={label}
      tabIndex={-1}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        open(needId, tab);
      }}
    >
      {children}
    </Text>
  );
}
