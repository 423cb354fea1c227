import { onLive } from '@toam/live/live';
import type { BadgeSource } from '@toam/platform/slots';
import { chatTimes, gathered, inTurn } from '../chat/gathered';
import { openChatStore } from '../chat/open-chat-store';
import { isSoundOn, oneTabRings, playTone } from '../chat/sound';

/**
 * Counts what customers wrote and nobody has seen, whatever screen is open, and conversations that were seen and still wait for an answer
 * (T11, D119). With the sound on, one tab of the browser tells of what is new for this colleague.
 */
const countUnread: BadgeSource = (setBadge) => {
  let stops: (() => void)[] = [];
  let hasEnded = false;
  let known: number | null = null;
  const ringer = oneTabRings();

  const begin = async () => {
    const store = await openChatStore();
    const read = inTurn(async () => {
      const { messages, unanswered, waiting } = await store.readUnread();
      if (hasEnded) return;
      setBadge(messages + unanswered);
      if (known !== null && waiting > known && isSoundOn() && ringer.mayRing()) playTone();
      known = waiting;
    });
    // without an answer the last count stays, and it asks again
    const soon = gathered(chatTimes.badge, read);
    if (hasEnded) return;
    stops.push(store.follow(soon.call), soon.stop);
    read().catch(soon.call);
  };
  const start = () => void begin().catch(() => undefined); // the next connection starts it again
  stops.push(onLive('live.ready', () => stops.length === 1 && start()));
  start();
  return () => {
    hasEnded = true;
    ringer.stop();
    stops.forEach((stop) => stop());
    stops = [];
  };
};
export default countUnread;
