import { useLocation, useNavigate } from 'react-router-dom';

/** Marks the history entry of an opened panel: the entry before it is the list. */
const fromList = { fromList: true };

const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'fromList' in state;

type Change = (patch: { open: number | null }, options: { replace: boolean; state?: unknown }) => void;

/**
 * A list's side panel (`?open=`) in the browser history. Opening adds an entry, so that back closes the panel. Moving to the next row
 * adds none. Closing goes back to the entry before, so that the next back leaves the list and does not reopen the panel.
 */
export function useOpenedRow(opened: number | null, change: Change) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const open = ({ id }: { id: number }) =>
    opened === null
      ? change({ open: id }, { replace: false, state: fromList })
      : change({ open: id }, { replace: true, state });
  // A link from outside has no list entry before it.
  const close = () => (isFromList(state) ? void navigate(-1) : change({ open: null }, { replace: true }));
  return { open, close };
}
