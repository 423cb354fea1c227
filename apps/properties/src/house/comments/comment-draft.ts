import type { Image } from '@toam/contracts/media/image.schema';
import { newIdempotencyKey } from '@toam/api-client/call';
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

/** A draft that the browser kept; none where it cannot be read. */
function keptDraft(name: string): CommentDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<CommentDraft> | null;
    return kept && typeof kept.text === 'string' ? { ...emptyDraft(), ...kept } : null;
  } catch {
    return null; // storage is off, or holds another version's draft
  }
}

function keep(name: string, draft: CommentDraft): void {
  try {
    if (draft.text === '' && !draft.image) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // storage is off or full: the draft lives as long as the page
  }
}

/** What is left of a draft once it was sent as `gone`: what was typed behind that meanwhile. */
function restOf(now: CommentDraft, gone: CommentDraft): CommentDraft {
  const text = now.text.startsWith(gone.text) ? now.text.slice(gone.text.length).trimStart() : now.text;
  const image = now.image?.id === gone.image?.id ? null : now.image;
  return { ...emptyDraft(), text, image, picks: text ? now.picks : [] };
}

/** What is being written, kept over reloads and closed panels for as long as the tab lives. */
export function useCommentDraft(name: string) {
  const [draft, setDraft] = useState(() => keptDraft(name) ?? emptyDraft());
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    keep(name, draft);
  }, [name, draft]);
  return {
    draft,
    /** Other words are another intention. */
    change: (patch: Partial<Omit<CommentDraft, 'key'>>) =>
      setDraft((now) => ({ ...now, ...patch, key: newIdempotencyKey() })),
    /** It was sent, perhaps after its box went away: what the browser kept goes at once, not with the next render. */
    sent: (gone: CommentDraft) => {
      const rest = restOf(latest.current, gone);
      keep(name, rest);
      setDraft(rest);
    },
  };
}
