import { type ChatHouseTab, listChatHouses } from '@toam/contracts/chat/chat-house.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { handle } from '../../http/handle';
import { pageOf } from '../../http/page';
import { readWebsiteHouses } from '../houses/website/website-house.reads';
import { imageAddress } from '../media/media.reads';
import { customerOf, openNeedsOf } from './chat-customer';
import { findFitting, findNewest, findOpened, type FoundHouses, readSentMoments } from './chat-house.queries';
import { cardOf, shownCard } from './house-card';
import type { ShownConversation } from './conversation.queries';
import { findKnownConversation } from './read-conversation';

type Wanted = InputOf<typeof listChatHouses>['query'];
type Find = (actor: Actor, shown: ShownConversation, wanted: Wanted) => Promise<FoundHouses>;

const finders: Record<ChatHouseTab, Find> = {
  fits: async (actor, shown, wanted) => {
    const customer = await customerOf(actor, shown);
    return findFitting(actor, customer ? await openNeedsOf(actor, customer.id) : [], wanted);
  },
  recent: (actor, _shown, wanted) => findOpened(actor, wanted),
  all: (actor, _shown, wanted) => findNewest(actor, wanted),
};

/** Houses of the website that the actor may see and send to the customer. @throws HttpError not_found */
export const listHousesCall = handle(listChatHouses, async ({ actor, params, query }) => {
  const shown = await findKnownConversation(params.id);
  const { total, list } = await finders[query.tab](actor, shown, query);
  const ids = list.map(({ id }) => id);
  const houses = await readWebsiteHouses(ids);
  const sent = await readSentMoments(shown.conversation.id, ids);
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
  return pageOf(choices, total, query);
});
