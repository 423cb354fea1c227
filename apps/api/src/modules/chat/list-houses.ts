import type { ChatHouseTab, listChatHouses as listEndpoint } from '@toam/contracts/chat/chat-house.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { pageOf } from '../../http/page';
import { readWebsiteHouses } from '../houses/website/website-house.reads';
import { imageAddress } from '../media/media.reads';
import { customerOf, openNeedsOf } from './chat-customer';
import { findFitting, findNewest, findOpened, type FoundHouses, readSentMoments } from './chat-house.queries';
import type { ChatConversation } from './chat.schema';
import { cardOf, shownCard } from './house-card';
import { findKnownConversation } from './read-conversation';

type Wanted = InputOf<typeof listEndpoint>['query'];
type Find = (actor: Actor, conversation: ChatConversation, wanted: Wanted) => Promise<FoundHouses>;

const finders: Record<ChatHouseTab, Find> = {
  fits: async (actor, conversation, wanted) => {
    const customer = await customerOf(actor, conversation);
    return findFitting(actor, customer ? await openNeedsOf(actor, customer.id) : [], wanted);
  },
  recent: (actor, _conversation, wanted) => findOpened(actor, wanted),
  all: (actor, _conversation, wanted) => findNewest(actor, wanted),
};

/** Houses of the website that the actor may see and send to the customer. @throws HttpError not_found */
export async function listHouses(actor: Actor, conversationId: string, wanted: Wanted) {
  const { conversation } = await findKnownConversation(conversationId);
  const { total, list } = await finders[wanted.tab](actor, conversation, wanted);
  const ids = list.map(({ id }) => id);
  const houses = await readWebsiteHouses(ids);
  const sent = await readSentMoments(conversationId, ids);
  const choices = list.flatMap(({ id, points }) => {
    const house = houses.get(id);
    if (!house) return [];
    const picture = house.picture && imageAddress(house.picture, 'thumbnail');
    return [
      {
        house: shownCard(id, cardOf(house), picture),
        address: house.address,
        points,
        sent_at: sent.get(id)?.getTime() ?? null,
      },
    ];
  });
  return pageOf(choices, total, wanted);
}
