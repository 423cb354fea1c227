import {
  archiveHouseImages,
  archiveImagesOfHouses,
  measureImageArchive,
} from '@toam/contracts/house/house-archive.endpoints';
import type { FastifyInstance } from 'fastify';
import { auditActorOf } from '../../../audit/record-audit';
import { onlyReads } from '../../../audit/audited';
import { registerRoute } from '../../../http/register-route';
import { archiveHouse, archiveHouses, measureArchive } from './archive-images';

/** Pictures of houses as zip files. The browser downloads them directly, so the session's cookie authorizes (http/access.ts). */
export function registerHouseArchives(app: FastifyInstance): void {
  registerRoute(app, archiveHouseImages, { handler: (call) => archiveHouse(auditActorOf(call), call.params.id) });

  registerRoute(app, archiveImagesOfHouses, {
    handler: (call) => archiveHouses(auditActorOf(call), call.query.houseIds),
  });

  registerRoute(app, measureImageArchive, {
    audit: onlyReads,
    handler: ({ actor, body }) => measureArchive(actor, body.houses),
  });
}
