import type { ChatSex } from '@toam/contracts/chat/chat.schema';

/** What outlives the page. Texts that are not sent yet keep their key, so that sending them again stores them once. */
export interface Kept {
  token: string | null;
  /** As the visitor introduced themselves. */
  name: string;
  sex: ChatSex;
  /** Typed, and not sent. */
  draft: string;
  unsent: { key: string; text: string }[];
}

const place = 'toam.chat';
const nothing: Kept = { token: null, name: '', sex: 'women', draft: '', unsent: [] };

/** Throws where the browser lets frames of other sites store nothing. */
const ownStorage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

const parsed = (text: string | null): Kept => {
  try {
    return { ...nothing, ...(JSON.parse(text ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing; // it was changed by hand
  }
};

const storage = ownStorage();
let kept = parsed(storage?.getItem(place) ?? null);
let keepThere: ((text: string) => void) | null = null;

export const readKept = (): Kept => kept;

/** Whether the page around the frame has to keep it. */
export const isStorageBlocked = (): boolean => storage === null;

/** The page around the frame keeps it from now on. @param text what it has kept so far */
export function keepInHost(text: string | null, send: (text: string) => void): void {
  kept = parsed(text);
  keepThere = send;
}

/** As it is now: another tab of the visitor may have changed it. */
function now(): Kept {
  const text = storage?.getItem(place);
  return text ? parsed(text) : kept;
}

/**
 * Keeps the texts of this tab that are not sent, besides those of others.
 * @param own keys that this tab has, or once had
 */
export const keepUnsent = (unsent: Kept['unsent'], own: ReadonlySet<string>): void =>
  keep({ unsent: [...now().unsent.filter(({ key }) => !own.has(key)), ...unsent] });

/** Changes what is kept. Without any storage it lasts for the visit. */
export function keep(change: Partial<Kept>): void {
  kept = { ...now(), ...change };
  const text = JSON.stringify(kept);
  keepThere?.(text);
  try {
    storage?.setItem(place, text);
  } catch {
    // the device is full: it lasts for the visit
  }
}
