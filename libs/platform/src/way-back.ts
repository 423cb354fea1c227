import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back to the previous page with its filters, or to `list` if the page was opened by its address. */
export function useWayBack(list: string): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(list) : navigate(-1));
}

/** Whether no page of ours comes before this one, not even in the history that a login has replaced. */
const isFirstEntry = (key: string): boolean =>
  key === 'default' || (window.history.state as { idx?: number } | null)?.idx === 0;

/**
 * Leaves a form after saving or giving up: back to the page that opened it, with its filters. If the form was opened by its address,
 * `page` takes its place. So the next Back does not open the form again.
 */
export function useLeaveForm(page: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // as it was opened: a form may replace its own address
  const [isFirst] = useState(() => isFirstEntry(key));
  return () => void (isFirst ? navigate(page, { replace: true }) : navigate(-1));
}
