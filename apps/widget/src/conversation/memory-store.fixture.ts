import { StepRefused, type VisitorPage, VisitorStepFailed, type VisitorStore } from '@toam/chat-store/chat-store';

type Message = VisitorPage['list'][number];

/** A store in memory, with a network that a test cuts. */
export function memoryStore() {
  const messages: Message[] = [];
  const keys = new Map<string, Message>();
  const listeners = new Set<() => void>();
  const world = {
    isCut: false,
    /** The next message is stored, and its answer is lost. */
    losesAnswer: false,
    isEnded: false,
    status: 1 as 0 | 1,
    supporter: null as string | null,
    /** Messages of a page, the newest and older ones. */
    pageSize: 100,
    seenUntil: null as string | null,
    readUntil: null as string | null,
    sends: 0,
  };
  const hear = () => listeners.forEach((listen) => listen());

  function put(owner: Message['owner'], differing: Partial<Message>): Message {
    const id = String(messages.length + 1);
    const message: Message = {
      ...{ id, owner, name: 'Nguyễn Thu Hà', text: null, imageURL: null, thumbnail: null, width: null, height: null },
      ...{ house: null, status: 'Chưa xem', createdAt: Date.parse('2026-11-20T10:19:00+07:00'), client_key: null },
      ...differing,
    };
    messages.push(message);
    return message;
  }

  function reach(): void {
    if (world.isCut) throw new VisitorStepFailed('unreachable', 'Mất kết nối');
    if (world.isEnded) throw new VisitorStepFailed('ended', 'Phiên trò chuyện đã kết thúc');
  }

  const store: VisitorStore = {
    open: async () => 'token',
    read: async (after) => {
      reach();
      const list = messages.slice(after === null ? -world.pageSize : Number(after));
      const more = after === null && messages.length > world.pageSize;
      const isUnread = ({ id, owner }: Message) => owner === 'staff' && Number(id) > Number(world.readUntil ?? 0);
      return {
        ...{
          list,
          more,
          status: world.status,
          supporter: world.supporter,
          seen_until: world.seenUntil,
          now: Date.now(),
        },
        unread: messages.filter(isUnread).length,
      };
    },
    readOlder: async (before) => {
      reach();
      const older = messages.slice(0, Number(before) - 1);
      return { list: older.slice(-world.pageSize), more: older.length > world.pageSize };
    },
    uploadPicture: async () => {
      reach();
      return { key: '7', thumbnail: '/7' };
    },
    send: async (content, key) => {
      world.sends += 1;
      reach();
      if (world.status === 0) throw new StepRefused('locked', 'Hội thoại đã bị khoá');
      const written = 'text' in content ? { text: content.text } : { imageURL: '/7' };
      const message = keys.get(key) ?? put('client', { ...written, client_key: key });
      keys.set(key, message);
      if (world.losesAnswer) {
        world.losesAnswer = false;
        throw new VisitorStepFailed('unreachable', 'Mất kết nối');
      }
      return [message];
    },
    markRead: async (until) => {
      reach();
      world.readUntil = until;
    },
    follow: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };

  return {
    store,
    world,
    messages,
    /** The staff writes. */
    answer: (differing: Partial<Message>) => {
      put('staff', differing);
      hear();
    },
    hear,
  };
}
