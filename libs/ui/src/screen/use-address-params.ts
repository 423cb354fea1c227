import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * What was last asked for while the screen had not followed yet. The router renders in a transition, so two changes
 * can come from one and the same rendered address: without this the second would take back the first.
 */
let ahead: Address | null = null;

/**
 * Where the screen is. A handler may be older than that: antd keeps Esc of a dialog whose first drawing was given up, and with
 * the parameters of that time it would bring back what was closed since.
 */
let shown: Address | null = null;

/** Parameters, and the entry of the history that they stand in. */
interface Address {
  of: string;
  params: URLSearchParams;
}

export interface AddressChange {
  /** No new entry in the history: for what changes with every keystroke. */
  replace?: boolean;
  /** What the entry remembers beside its address. */
  state?: unknown;
}

/**
 * The address bar's parameters and how to change them. Like `useSearchParams`, but changes in quick succession add up.
 * @returns the parameters on screen, and a function that is given a copy of the newest ones to change in place
 */
export function useAddressParams(): [
  URLSearchParams,
  (change: (params: URLSearchParams) => void, options?: AddressChange) => void,
] {
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();

  // The screen has followed. Without this, coming back to an entry would find what was once asked for from there.
  useEffect(() => {
    ahead = null;
    shown = { of: key, params };
    return () => {
      shown = null;
    };
  }, [key, params]);

  function change(alter: (params: URLSearchParams) => void, options: AddressChange = {}) {
    const now = shown ?? { of: key, params };
    const next = new URLSearchParams(ahead?.of === now.of ? ahead.params : now.params);
    alter(next);
    ahead = { of: now.of, params: next };
    setParams(next, options);
  }

  return [params, change];
}
