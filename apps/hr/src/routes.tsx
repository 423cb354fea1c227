import type { RouteObject } from 'react-router-dom';
import { routes as administration } from './administration/routes';
import { routes as work } from './work/routes';

/** The addresses of both halves. Specification 2 §2, 3 §2.3 and §2.4. */
export const routes: RouteObject[] = [...work, ...administration];
