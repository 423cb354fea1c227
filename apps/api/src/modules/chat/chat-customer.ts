import { readCustomerChats } from '@toam/contracts/chat/customer-chat.endpoints';
import { type ChatHead, maxChatNeeds } from '@toam/contracts/chat/chat-head.schema';
import { customerText } from '@toam/contracts/customer/customer.text';
import type { Actor } from '@toam/domain/actor';
import { NeedStatus } from '@toam/domain/need-values';
import { canSeeNeed } from '@toam/domain/need/need-access';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import {
  type LinkableCustomer,
  readCustomerNote,
  readLinkableCustomers,
  readSamePhone,
} from '../customers/customer-links.reads';
import { findSurvivor, readPhonesOf } from '../customers/customers.reads';
import { findNeedsOfCustomer } from '../needs/matching/need-match.reads';
import type { Need } from '../needs/need.schema';
import { summariesOf } from '../needs/needs.reads';
import { readTeam } from '../users/team/team.reads';
import { countFitting } from './chat-house.queries';
import { seesPhone, serializeConversations } from './chat-serializer';
import { listConversationsOf, readClock, type ShownConversation } from './conversation.queries';

type Shown = Pick<ShownConversation, 'conversation' | 'now'>;

/** The customer with the conversation's number; undefined if there is none, or the viewer may not see the number. */
export async function customerOf(actor: Actor, { conversation, now }: Shown): Promise<LinkableCustomer | undefined> {
  if (!(await seesPhone(actor, conversation, now))) return undefined;
  return (await readSamePhone(actor, [conversation.phone])).get(conversation.phone)?.[0];
}

/** The customer's newest open needs that the viewer may see. */
export async function openNeedsOf(actor: Actor, customerId: number): Promise<Need[]> {
  const needs = await findNeedsOfCustomer(customerId);
  const team = await readTeam(actor.id);
  return needs
    .filter((need) => need.status === NeedStatus.unresolved && canSeeNeed(actor, need, team))
    .toSorted((one, other) => other.id - one.id)
    .slice(0, maxChatNeeds);
}

type Known = Pick<ChatHead, 'customer' | 'needs' | 'note' | 'fits'>;

/** What the console's side pane tells of the customer. */
export async function readCustomerOf(actor: Actor, shown: Shown): Promise<Known> {
  const customer = await customerOf(actor, shown);
  if (!customer) return { customer: null, needs: [], note: null, fits: 0 };
  const needs = await openNeedsOf(actor, customer.id);
  const summaries = await summariesOf(needs);
  return {
    customer: { id: customer.id, name: customer.name, may_open: customer.may_open },
    needs: needs.flatMap(({ id }) => summaries.get(id) ?? []),
    note: customer.may_open ? await readCustomerNote(actor, customer.id) : null,
    fits: await countFitting(actor, needs),
  };
}

/** The conversations of a customer's numbers. @throws HttpError not_found; forbidden if the actor may not open the customer */
export const readCustomerChatsCall = handle(readCustomerChats, async ({ actor, params }) => {
  const id = await findSurvivor(params.id);
  const customer = (await readLinkableCustomers(actor, [id])).get(id);
  if (!customer) throw new HttpError('not_found', customerText.notFound);
  if (!customer.may_open) throw new HttpError('forbidden', customerText.mayNotSee);
  const found = await listConversationsOf(await readPhonesOf(id));
  const now = await readClock();
  return { list: await serializeConversations(actor, found, now), now: now.getTime() };
});
