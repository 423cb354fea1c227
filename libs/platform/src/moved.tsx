import { Navigate, useLocation } from 'react-router-dom';

/** A shorter address of a page. Its query and hash come along. */
export function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
