/**
 * The part of React Router that the platform uses. The bundlers share this file under the key `react-router-dom`. Sharing the whole
 * library would lose tree shaking. TypeScript resolves `react-router-dom` to this file too, so a missing name is a compile error and
 * not an `undefined` in a remote. Add a name when a screen needs it.
 */
export {
  createBrowserRouter,
  createSearchParams,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export type * from 'react-router';
