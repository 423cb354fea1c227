import {
  archiveHouseImages,
  archiveImagesOfHouses,
  measureImageArchive,
} from '@toam/contracts/house/house-archive.endpoints';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../../audit/record-audit';
import { onlyReads } from '../../../audit/audited';
import { registerRoute } from '../../../http/register-route';
import { archiveHouse, archiveHouses, measureArchive } from './archive-images';

/** Pictures of houses as zip files. The browser downloads them directly, so the session's cookie authorizes (http/access.ts). */
export function registerHouseArchives(app: FastifyInstance): void {
  registerRoute(app, archiveHouseImages, { handler: (call) => archiveHouse(callerOf(call), call.params.id) });

  registerRoute(app, archiveImagesOfHouses, {
    handler: (call) => archiveHouses(callerOf(call), call.query.houseIds),
  });

  registerRoute(app, measureImageArchive, {
    audit: onlyReads,
    handler: ({ actor, body }) => measureArchive(actor, body.houses),
  });
}
