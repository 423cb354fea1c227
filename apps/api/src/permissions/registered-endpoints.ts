import Fastify from 'fastify';
import type { Env } from '../env';
import { acceptBodies } from '../http/body-parsers';
import type { MountedEndpoint } from '../http/register-route';
import { modules } from '../modules/api.modules';

/** Every endpoint of the API, by path. It opens no database and no port. */
export async function registeredEndpoints(env: Env): Promise<MountedEndpoint[]> {
  const app = Fastify();
  app.decorate('endpoints', []);
  app.decorateRequest('session', null);
  await acceptBodies(app);
  for (const module of modules) await module(app, env);
  const sorted = app.endpoints.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  await app.close();
  return sorted;
}

/** "/house/detail GET": groups the methods of a path. */
const keyOf = ({ method, path }: MountedEndpoint): string => `${path} ${method}`;
