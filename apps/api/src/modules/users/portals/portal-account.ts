import {
  forgetAlonhadat,
  forgetBatdongsan,
  saveAlonhadat,
  saveBatdongsan,
} from '@toam/contracts/user/profile.endpoints';
import { portalText } from '@toam/contracts/portal/portal.text';
import { userText } from '@toam/contracts/user/user.text';
import type { Portal } from '@toam/domain/post/portal';
import type { Actor } from '@toam/domain/actor';
import { auditNothing } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { sealSecret } from '../../../secrets/secret-box';
import { publishUser } from '../publish-user';
import { portalPlace } from './portal-place';
import { portalIn, type StoredPortal, writePortal } from './portal.queries';
import { lockUserRow } from '../user.queries';

interface Given {
  name: string;
  /** If left out, the stored one stays. */
  password?: string | undefined;
}

/** The history says that a password changed, but never contains it (D103). */
const passwordLabel = (before: StoredPortal, after: StoredPortal) => ({
  old_value: before.password === null ? null : portalText.wasStored,
  new_value:
    after.password === null ? null : after.password === before.password ? portalText.wasStored : portalText.isNew,
});

const change = (actor: Actor, portal: Portal, next: (before: StoredPortal) => StoredPortal): Promise<StoredPortal> =>
  tx(async () => {
    const user = await lockUserRow(actor.id);
    if (!user) throw new HttpError('not_found', userText.notFound);
    const before = portalIn(user, portal);
    const after = next(before);
    if (after.name === before.name && after.password === before.password) {
      auditNothing();
      return before;
    }
    await writePortal(actor.id, portal, after);
    await recordChanges(actor, 'User', actor.id, [
      { column: `${portal}_name`, old_value: before.name || null, new_value: after.name || null },
      { column: `${portal}_password`, ...passwordLabel(before, after) },
    ]);
    await publishUser(actor, user);
    return after;
  });

/**
 * Stores the person's own account of a portal. The password is encrypted before it reaches the database, and no answer contains it.
 * D103, specification 2 §5: a password is required; a stored one is enough.
 * @returns the name as stored
 * @throws HttpError invalid at `<portal>_password` if none is given or stored
 */
async function save(actor: Actor, portal: Portal, { name, password }: Given): Promise<string> {
  const field = `${portal}_password`;
  const stored = await change(actor, portal, (before) => {
    const sealed = password === undefined ? before.password : sealSecret(password, portalPlace(portal, actor.id));
    if (sealed === null)
      throw new HttpError('invalid', portalText.passwordRequired, { errors: { [field]: portalText.passwordRequired } });
    return { name, password: sealed };
  });
  return stored.name;
}

/** Deletes name and password. Without an account nothing changes. */
async function forget(actor: Actor, portal: Portal): Promise<null> {
  await change(actor, portal, () => ({ name: '', password: null }));
  return null;
}

const audit = { action: 'portal_change', noun: 'user', record: 'self' } as const;

export const portalCalls = [
  handle(saveAlonhadat, { audit }, async ({ actor, body }) => ({
    alonhadat_name: await save(actor, 'alonhadat', { name: body.alonhadat_name, password: body.alonhadat_password }),
    has_alonhadat_password: true,
  })),
  handle(saveBatdongsan, { audit }, async ({ actor, body }) => ({
    batdongsan_name: await save(actor, 'batdongsan', {
      name: body.batdongsan_name,
      password: body.batdongsan_password,
    }),
    has_batdongsan_password: true,
  })),
  handle(forgetAlonhadat, { audit }, ({ actor }) => forget(actor, 'alonhadat')),
  handle(forgetBatdongsan, { audit }, ({ actor }) => forget(actor, 'batdongsan')),
];
