import { type Actor, isAdmin, isMarketer } from '@toam/domain/actor';

/** What of a conversation decides who sees its number. */
interface ChatPhoneRights {
  /** The viewer answers it, and their lease is live: when it ends, the number is hidden again. */
  answersNow: boolean;
  /** The number is of a customer whose number the viewer may see. */
  isSeenCustomer: boolean;
}

/**
 * Who sees the number of a conversation: whom D24 admits to the customer's number, and the colleague who answers now. Brief 7 §4.
 */
export const canSeeChatPhone = (actor: Actor, { answersNow, isSeenCustomer }: ChatPhoneRights): boolean =>
  isAdmin(actor) || (actor.customer_permission === 1 && !isMarketer(actor)) || answersNow || isSeenCustomer;

/** Who changes a quick reply: admins the company's (`user_id` null), everybody their own. */
export const canChangeQuickReply = (actor: Actor, { user_id }: { user_id: number | null }): boolean =>
  user_id === null ? isAdmin(actor) : user_id === actor.id;
