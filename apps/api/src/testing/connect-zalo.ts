import { sealedTokens } from '../modules/zalo/fresh-token';
import { zaloModule } from '../modules/zalo/zalo';
import { zaloAccounts } from '../modules/zalo/zalo.schema';
import { db } from '../db/db';
import { testEnv } from './test-app';
import type { ZaloStandIn } from '../../../../tools/zalo/zalo-stand-in';

/** Lets the running API ask this Zalo, as a start with its variables does. @param logged gets what the API logs of it */
export function askZaloAt(zalo: ZaloStandIn, env: Record<string, string> = {}, logged: string[] = []): void {
  const log = { warn: (told: object) => logged.push(JSON.stringify(told)) };
  const unmounted = { endpoints: [], route: () => undefined, log };
  zaloModule(unmounted as never, testEnv({ PUBLIC_URL: 'https://nha.toam.vn', ...zalo.env, ...env }));
}

/** Connects a person's account without asking anybody. */
export async function insertZaloAccount(zalo: ZaloStandIn, userId: number): Promise<void> {
  const { access_token: access, refresh_token: refresh } = zalo.tokens();
  const later = new Date(Date.now() + 86_400_000);
  const tokens = sealedTokens(userId, { access, refresh, expiresAt: later, renewUntil: later });
  await db()
    .insert(zaloAccounts)
    .values({ user_id: userId, zalo_id: zalo.me.id, name: zalo.me.name, ...tokens });
}
