import { accessRules } from '@toam/domain/access';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { hasRow } from '../../db/rows';
import type { ImageReferenceHandler } from '../../references/image-reference';
import { chatMessages } from './chat.schema';

const isOfChat = (imageIds: number[], which?: SQL): Promise<boolean> =>
  hasRow(chatMessages, and(inArray(chatMessages.image_id, imageIds), which));

/** Pictures in conversations: for those who answer chats. Nobody turns a picture that was sent; a house's may be turned. */
export const chatImageReference: ImageReferenceHandler = {
  name: 'chat',
  uses: sql`exists (select 1 from chat_messages g where g.image_id = i.id)`,
  isShownTo: async (actor, imageIds) => accessRules.chat(actor) && isOfChat(imageIds),
  holding: async (_actor, imageId) => {
    const isHeld = await isOfChat([imageId], isNull(chatMessages.house_id));
    return { isHeld, mayChange: !isHeld, isDrafted: false, houses: [] };
  },
};
