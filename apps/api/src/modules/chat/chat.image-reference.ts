import { accessRules } from '@toam/domain/access';
import { inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import type { ImageReferenceHandler } from '../../references/image-reference';
import { chatMessages } from './chat.schema';

async function isOfChat(imageIds: number[]): Promise<boolean> {
  const [sent] = await db()
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(inArray(chatMessages.image_id, imageIds))
    .limit(1);
  return sent !== undefined;
}

/** Pictures in conversations: for those who answer chats. Nobody turns a picture that was sent. */
export const chatImageReference: ImageReferenceHandler = {
  name: 'chat',
  isShownTo: async (actor, imageIds) => accessRules.chat(actor) && isOfChat(imageIds),
  holding: async (_actor, imageId) => {
    const isHeld = await isOfChat([imageId]);
    return { isHeld, mayChange: !isHeld, isDrafted: false, houses: [] };
  },
};
