import {
  changeAvatar as changeAvatarEndpoint,
  forgetAlonhadat,
  forgetBatdongsan,
  saveAlonhadat,
  saveBatdongsan,
} from '@toam/contracts/user/profile.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { changeAvatar } from './portrait/change-avatar';
import { forgetPortal, savePortal } from './portals/portal-account';

/** What people change about themselves by separate endpoints: portrait and portal accounts. */
export function registerProfile(app: FastifyInstance): void {
  registerRoute(app, changeAvatarEndpoint, {
    audit: { action: 'update', noun: 'user', record: 'self' },
    handler: ({ actor, body }) => changeAvatar(actor, body.profile_picture),
  });

  registerRoute(app, saveAlonhadat, {
    audit: { action: 'portal_change', noun: 'user', record: 'self' },
    handler: async ({ actor, body: { alonhadat_name: name, alonhadat_password: password } }) => ({
      alonhadat_name: await savePortal(actor, 'alonhadat', { name, password }),
      has_alonhadat_password: true,
    }),
  });

  registerRoute(app, saveBatdongsan, {
    audit: { action: 'portal_change', noun: 'user', record: 'self' },
    handler: async ({ actor, body: { batdongsan_name: name, batdongsan_password: password } }) => ({
      batdongsan_name: await savePortal(actor, 'batdongsan', { name, password }),
      has_batdongsan_password: true,
    }),
  });

  registerRoute(app, forgetAlonhadat, {
    audit: { action: 'portal_change', noun: 'user', record: 'self' },
    handler: async ({ actor }) => {
      await forgetPortal(actor, 'alonhadat');
      return null;
    },
  });

  registerRoute(app, forgetBatdongsan, {
    audit: { action: 'portal_change', noun: 'user', record: 'self' },
    handler: async ({ actor }) => {
      await forgetPortal(actor, 'batdongsan');
      return null;
    },
  });
}
