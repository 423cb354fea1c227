import type { FastifyInstance } from 'fastify';
import { prepareSheets } from '../../sheets/write-sheet';
import { registerExports } from './export.routes';

/** Milliseconds after which the server has started and answered the first screens. */
const calmAfter = 10_000;

/** Lists as Excel sheets. */
export function exportsModule(app: FastifyInstance): void {
  // people wait for the start and their first screens, so the sheets are prepared later
  let calm: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    calm = setTimeout(prepareSheets, calmAfter);
    calm.unref();
  });
  app.addHook('onClose', async () => clearTimeout(calm));
  registerExports(app);
}
