import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** A tab that listens to live events of one instance and comes back after every break, as libs/live does. */
export interface Tab {
  /** Records that it heard of, as `noun id`, and notifications, as `notification id`. */
  heard: Set<string>;
  /** How often the stream could not go on where it broke off. */
  resets: number;
  /** When the newest event came. */
  heardAt: number;
  close(): void;
}

interface Event {
  id: number;
  kind: string;
  noun?: string;
  record_id?: number;
  notification_id?: number;
}

/** Milliseconds. A browser waits 1 to 15 s, so that an office does not come back at the same moment. */
const again = 300;

/** @param address ws://… of the instance */
export function openTab(address: string, token: string): Tab {
  const tab: Tab = { heard: new Set(), resets: 0, heardAt: 0, close: () => undefined };
  let [last, isOver] = [null as number | null, false];
  const hear = ({ id, kind, noun, record_id, notification_id }: Event) => {
    if (kind === 'live.beat') return;
    if (kind === 'live.reset') tab.resets += 1;
    // the first `live.ready` gives the start of the stream; a resumed one continues after its own last event
    last = kind === 'live.ready' ? (last ?? id) : id;
    if (kind !== 'live.ready') tab.heardAt = performance.now();
    if (kind === 'record.changed') tab.heard.add(`${noun} ${record_id}`);
    if (kind === 'notification.created') tab.heard.add(`notification ${notification_id}`);
  };
  const connect = () => {
    const socket = new WebSocket(address);
    tab.close = () => void ((isOver = true), socket.terminate());
    socket.on('open', () => socket.send(JSON.stringify({ token, last_event_id: last })));
    socket.on('message', (data: Buffer) => hear(JSON.parse(data.toString()) as Event));
    socket.on('error', () => undefined); // 'close' follows
    socket.on('close', () => void (isOver || pause(again).then(connect)));
  };
  connect();
  return tab;
}
