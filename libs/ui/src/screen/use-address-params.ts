import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The newest requested address while the screen still shows an older one. The router renders in a transition, so two changes
 * can start from the same rendered address. Without this the second would undo the first.
 */
let ahead: Address | null = null;

/**
 * The address on screen. An event handler may be older: antd keeps the Esc handler of a dialog whose first render was discarded.
 * With that render's parameters it would reopen things that have closed since.
 */
let shown: Address | null = null;

/** Parameters and the key of their history entry. */
interface Address {
  of: string;
  params: URLSearchParams;
}

export interface AddressChange {
  /** Adds no history entry: for changes on every keystroke. */
  replace?: boolean;
  /** State of the history entry, besides its address. */
  state?: unknown;
}

/**
 * The address bar's parameters and a function to change them. Like `useSearchParams`, but quick changes add up.
 * @returns the parameters on screen, and a function whose callback edits a copy of the newest ones
 */
export function useAddressParams(): [
  URLSearchParams,
  (change: (params: URLSearchParams) => void, options?: AddressChange) => void,
] {
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();

  // The screen shows the requested address now. Otherwise, coming back to this entry would apply an old request again.
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
