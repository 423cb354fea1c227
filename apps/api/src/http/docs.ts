import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './open-api';

/** GET /api/docs: the API to browse and try. /api/docs/json: the same as OpenAPI. No file comes from another server. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  // the plugin serves any version, but its types know only 3.0
  const document = openApiOf(app.endpoints) as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', validatorUrl: null, persistAuthorization: true },
    logLevel: 'warn',
  });
}
