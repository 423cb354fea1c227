/**
 * What the platform uses of React Router. The bundlers share this file under the key `react-router-dom`, so a shared
 * whole library does not lose tree shaking; TypeScript resolves `react-router-dom` to it as well, so a name that is
 * missing here is a compile error, not an `undefined` in a remote. Add a name when a screen needs it.
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
