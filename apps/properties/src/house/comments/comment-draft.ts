import type { Image } from '@toam/contracts/media/image.schema';
import { newIdempotencyKey } from '@toam/api-client/call';
import { typingStore, type TypingStore } from '@toam/record-form/draft/typing-store';
import { useEffect, useRef, useState } from 'react';
import type { Pick } from './composer-text';

/** What is being written. */
export interface CommentDraft {
  text: string;
  picks: Pick[];
  image: Image | null;
  /** The intention's name: however often it is sent, it makes one comment. */
  key: string;
}

export const emptyDraft = (): CommentDraft => ({ text: '', picks: [], image: null, key: newIdempotencyKey() });

/** A draft that this device kept; none where it holds another version's. */
function savedDraft(kept: TypingStore): CommentDraft | null {
  const left = kept.read() as Partial<CommentDraft> | null;
  return left && typeof left.text === 'string' ? { ...emptyDraft(), ...left } : null;
}

function keep(kept: TypingStore, draft: CommentDraft): void {
  if (draft.text === '' && !draft.image) kept.drop();
  else kept.keep({ ...draft });
}

/** What is left of a draft once it was sent as `gone`: what was typed behind that meanwhile. */
function restOf(now: CommentDraft, gone: CommentDraft): CommentDraft {
  const text = now.text.startsWith(gone.text) ? now.text.slice(gone.text.length).trimStart() : now.text;
  const image = now.image?.id === gone.image?.id ? null : now.image;
  return { ...emptyDraft(), text, image, picks: text ? now.picks : [] };
}

/** What is being written, kept over reloads, closed panels and the death of the tab. */
export function useCommentDraft(name: string) {
  const [kept] = useState(() => typingStore(name));
  const [draft, setDraft] = useState(() => savedDraft(kept) ?? emptyDraft());
  const [begun] = useState(draft);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    // what was left is another tab's as well, until something is typed here
    if (draft !== begun) keep(kept, draft);
  }, [kept, begun, draft]);
  return {
    draft,
    /** Other words are another intention. */
    change: (patch: Partial<Omit<CommentDraft, 'key'>>) =>
      setDraft((now) => ({ ...now, ...patch, key: newIdempotencyKey() })),
    /** It was sent, perhaps after its box went away: what the browser kept goes at once, not with the next render. */
    sent: (gone: CommentDraft) => {
      const rest = restOf(latest.current, gone);
      keep(kept, rest);
      setDraft(rest);
    },
  };
}
