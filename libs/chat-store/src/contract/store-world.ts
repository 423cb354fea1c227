import type { ChatStore, VisitorStore } from '../chat-store';

/** One visitor with a number of their own, and the conversation that they began. */
export interface Customer {
  store: VisitorStore;
  /** Id of the conversation, or of the thread of a further device. */
  id: string;
  phone: string;
}

/** What the suite needs of a store besides the port: people, its clock and its network. */
export interface StoreWorld {
  /** A colleague's console: the same id is the same person. Admins release for others. */
  colleague: (id: number, isAdmin?: boolean) => Promise<ChatStore>;
  /** A visitor with a number that nobody had before. @param known another device, with this number */
  customer: (name?: string, known?: string) => Promise<Customer>;
  /** Lets seconds pass for the store at once. */
  advance: (seconds: number) => Promise<void>;
  /** Breaks every open connection; the store is back a moment later. */
  interrupt: () => Promise<void>;
  /** Its visitors are told nothing by this world: they ask. */
  isDeaf?: true;
  /** A small picture. */
  picture: () => Blob;
  /** The bytes of a stored picture have arrived. */
  isPicture: (address: string) => Promise<boolean>;
}

export const nameOf = (id: number): string => `Nhân viên ${id}`;
