import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back to the previous page with its filters, or to `list` if the page was opened by its address. */
export function useWayBack(list: string): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(list) : navigate(-1));
}
