import {
  archiveHouseImages,
  archiveImagesOfHouses,
  measureImageArchive,
} from '@toam/contracts/house/house-archive.endpoints';
import type { FastifyInstance } from 'fastify';
import { doerOf } from '../../../audit/record-audit';
import { onlyReads } from '../../../audit/audited';
import { mount } from '../../../http/mount';
import { archiveHouse, archiveHouses, measureArchive } from './archive-images';

/** Pictures of houses as zip files. A browser fetches them by itself, so the session's cookie counts (http/access.ts). */
export function mountHouseArchives(app: FastifyInstance): void {
  mount(app, archiveHouseImages, { handler: (call) => archiveHouse(doerOf(call), call.params.id) });

  mount(app, archiveImagesOfHouses, { handler: (call) => archiveHouses(doerOf(call), call.query.houseIds) });

  mount(app, measureImageArchive, {
    audit: onlyReads,
    handler: ({ actor, body }) => measureArchive(actor, body.houses),
  });
}
