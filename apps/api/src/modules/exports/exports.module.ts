import type { FastifyInstance } from 'fastify';
import { prepareSheets } from '../../sheets/write-sheet';
import { registerExports } from './export.routes';

/** Milliseconds after which a start is over and its first screens are shown. */
const calmAfter = 10_000;

/** Lists as Excel sheets. */
export function exportsModule(app: FastifyInstance): void {
  // after the start, which people wait for, and after what the first of them open
  let calm: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    calm = setTimeout(prepareSheets, calmAfter);
    calm.unref();
  });
  app.addHook('onClose', async () => clearTimeout(calm));
  registerExports(app);
}
