import type { createChatToken } from '@toam/contracts/chat/chat.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { imageAddress } from '../media/media.reads';
import { readStaffNames } from '../users/users.reads';
import type { ChatTokens } from './chat-tokens';
import { shownCard } from './house-card';
import { takeHouse } from './send-message';

/**
 * Signs a colleague in to the Firestore store, in their own name.
 * @param houseId a house that they are about to send: its card is made here and sealed, because the store's rules cannot read houses
 * @throws HttpError invalid unless the house is on the website and they may see it
 */
export async function signStaffIn(
  actor: Actor,
  tokens: ChatTokens,
  houseId?: number,
): Promise<DataOf<typeof createChatToken>> {
  const name = (await readStaffNames([actor.id])).get(actor.id)?.name ?? '';
  if (houseId === undefined) return { token: tokens.forStaff(actor, name), card: null };
  const { house, picture } = await takeHouse(actor, houseId);
  const card = shownCard(houseId, house, picture && imageAddress(picture, 'thumbnail'));
  return { token: tokens.forStaff(actor, name, card), card };
}
