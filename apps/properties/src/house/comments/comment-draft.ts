import type { Image } from '@toam/contracts/media/image.schema';
import { newIdempotencyKey } from '@toam/api-client/call';
import { typingStore, type TypingStore } from '@toam/record-form/draft/typing-store';
import { useEffect, useRef, useState } from 'react';
import type { Pick } from './composer-text';

/** The comment being written. */
export interface CommentDraft {
  text: string;
  picks: Pick[];
  image: Image | null;
  /** The idempotency key: sending the draft again makes no second comment. */
  key: string;
}

const emptyDraft = (): CommentDraft => ({ text: '', picks: [], image: null, key: newIdempotencyKey() });

/** The draft saved on this device; null if the saved value has an unknown shape. */
function savedDraft(stored: TypingStore): CommentDraft | null {
  const left = stored.read() as Partial<CommentDraft> | null;
  return left && typeof left.text === 'string' ? { ...emptyDraft(), ...left } : null;
}

function keep(stored: TypingStore, draft: CommentDraft): void {
  if (draft.text === '' && !draft.image) stored.drop();
  else void stored.keep({ ...draft });
}

/** The rest of a draft after `gone` was sent: what the person typed after that. */
function restOf(now: CommentDraft, gone: CommentDraft): CommentDraft {
  const text = now.text.startsWith(gone.text) ? now.text.slice(gone.text.length).trimStart() : now.text;
  const image = now.image?.id === gone.image?.id ? null : now.image;
  return { ...emptyDraft(), text, image, picks: text ? now.picks : [] };
}

/** The comment being written. It survives reloads, closed panels and closed tabs. */
export function useCommentDraft(name: string) {
  const [stored] = useState(() => typingStore(name));
  const [draft, setDraft] = useState(() => savedDraft(stored) ?? emptyDraft());
  const [begun] = useState(draft);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    // The saved draft may belong to another tab too, so it is not written until something is typed here.
    if (draft !== begun) keep(stored, draft);
  }, [stored, begun, draft]);
  return {
    draft,
    /** A changed text gets a new idempotency key. */
    change: (patch: Partial<Omit<CommentDraft, 'key'>>) =>
      setDraft((now) => ({ ...now, ...patch, key: newIdempotencyKey() })),
    /** The draft was sent, perhaps after its box unmounted. The saved copy goes at once, not with the next render. */
    sent: (gone: CommentDraft) => {
      const rest = restOf(latest.current, gone);
      keep(stored, rest);
      setDraft(rest);
    },
  };
}
