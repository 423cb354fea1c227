import { useLocation, useNavigate } from 'react-router-dom';

/** Stands in the history's entry of an opened panel: the list lies right before it. */
const fromList = { fromList: true };

const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'fromList' in state;

type Change = (patch: { open: number | null }, options: { replace: boolean; state?: unknown }) => void;

/**
 * A list's side panel (`?open=`) as steps of the history: opening is one, so that back closes it; going on to the next row
 * is none; and closing goes back where it was opened, so that the next back leaves the list instead of opening it again.
 */
export function useOpenedRow(opened: number | null, change: Change) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const open = ({ id }: { id: number }) =>
    opened === null
      ? change({ open: id }, { replace: false, state: fromList })
      : change({ open: id }, { replace: true, state });
  // A link that came from outside has no list before it.
  const close = () => (isFromList(state) ? void navigate(-1) : change({ open: null }, { replace: true }));
  return { open, close };
}
