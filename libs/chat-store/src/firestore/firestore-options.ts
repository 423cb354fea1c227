import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import type { ChatHouse } from '@toam/contracts/chat/chat.schema';
import type { FirebaseConfig } from '@toam/contracts/chat/firebase.schema';
import type { Person } from '@toam/contracts/person';
import type { drawAnew } from './picture';

/** What the staff's side needs of the product. */
export interface FirestoreOptions {
  config: FirebaseConfig;
  /** Who signs in. */
  me: Person;
  /** A custom token of the API, for `me`. */
  token: () => Promise<string>;
  /** A custom token that may send this house, and its card: the API makes both. */
  seal?: (houseId: number) => Promise<{ token: string; card: ChatHouse | null }>;
  /** The API joins the sessions of a thread. */
  join?: (id: string) => Promise<unknown>;
  /** What the product knows of the customer of a conversation. */
  beside?: (id: string) => Promise<Beside>;
  /** Makes a file ready to be stored. */
  prepare?: typeof drawAnew;
  /** Milliseconds between two looks at the store's clock while one answers. */
  compareClocks?: number;
}

/** What stands beside a conversation, and not in this store. */
export type Beside = Pick<ChatHead, 'customer' | 'needs' | 'note' | 'fits'>;

export const nothingBeside: Beside = { customer: null, needs: [], note: null, fits: 0 };
