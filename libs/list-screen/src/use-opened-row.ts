import { useLocation, useNavigate } from 'react-router-dom';

/** Marks the history entry of an opened panel: the entry before it is the list. */
const fromList = { fromList: true };

const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'fromList' in state;

/**
 * A panel in the browser history. Opening adds an entry, so that back closes the panel. Moving to the next record adds none.
 * Closing goes back to the entry before, so that the next back leaves the screen and does not reopen the panel.
 */
export function usePanelEntry() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return {
    /** Options of the address change that opens the panel. */
    opening: { replace: false, state: fromList },
    /** Options of the address change that shows another record in the open panel. */
    turning: { replace: true, state },
    /** @param clear takes the panel off the address. A link from outside has no entry of the list before it. */
    close: (clear: () => void) => (isFromList(state) ? void navigate(-1) : clear()),
  };
}

type Change = (patch: { open: number | null }, options: { replace: boolean; state?: unknown }) => void;

/** A list's side panel (`?open=`) in the browser history. */
export function useOpenedRow(opened: number | null, change: Change) {
  const entry = usePanelEntry();
  const open = ({ id }: { id: number }) => change({ open: id }, opened === null ? entry.opening : entry.turning);
  const close = () => entry.close(() => change({ open: null }, { replace: true }));
  return { open, close };
}
