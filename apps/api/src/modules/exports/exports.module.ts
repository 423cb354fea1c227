import type { FastifyInstance } from 'fastify';
import { prepareSheets } from '../../sheets/write-sheet';
import { mountExports } from './export.routes';

/** Lists as Excel sheets. */
export function exportsModule(app: FastifyInstance): void {
  // after the start, which people wait for
  app.addHook('onListen', async () => prepareSheets());
  mountExports(app);
}
