import type { ChatStore } from '@toam/chat-store/chat-store';
import { onLive } from '@toam/live/live';
import type { BadgeSource } from '@toam/platform/slots';
import { chatTimes, gathered } from '../chat/gathered';
import { inTurn } from '../chat/in-turn';
import { openChatStore } from '../chat/open-chat-store';
import { followSound, isSoundOn, playTone } from '../chat/sound';

/** Unread messages of the latest conversations that nobody answers, or this colleague. */
async function countWaiting(store: ChatStore): Promise<number> {
  const asked = { search: '', page: 1, size: 20 } as const;
  const pages = await Promise.all(
    (['free', 'mine'] as const).map((filter) => store.listConversations({ ...asked, filter })),
  );
  const waiting = new Map(pages.flatMap(({ list }) => list.map(({ uuid, unread }) => [uuid, unread])));
  return [...waiting.values()].reduce((sum, unread) => sum + unread, 0);
}

/** Counts what customers wrote and nobody has seen, whatever screen is open; with the sound on, tells of what waits. T11. */
const countUnread: BadgeSource = (setBadge) => {
  let stops: (() => void)[] = [];
  let hasEnded = false;
  let waiting: number | null = null;

  const ring = async (store: ChatStore) => {
    const before = waiting;
    waiting = isSoundOn() ? await countWaiting(store) : null;
    if (before !== null && waiting !== null && waiting > before) playTone();
  };
  const begin = async () => {
    const store = await openChatStore();
    const read = inTurn(async () => {
      const { messages } = await store.readUnread();
      if (!hasEnded) setBadge(messages);
      await ring(store);
    });
    // without an answer the last count stays; the connection's return is a change, too
    const refresh = () => read().catch(() => undefined);
    const soon = gathered(chatTimes.badge, refresh);
    if (hasEnded) return;
    // what waits when the sound is switched on is no news
    stops.push(
      store.follow(soon.call),
      soon.stop,
      followSound(() => void refresh()),
    );
    void refresh();
  };
  const start = () => void begin().catch(() => undefined); // the next connection starts it again
  stops.push(onLive('live.ready', () => stops.length === 1 && start()));
  start();
  return () => {
    hasEnded = true;
    stops.forEach((stop) => stop());
    stops = [];
  };
};
export default countUnread;
