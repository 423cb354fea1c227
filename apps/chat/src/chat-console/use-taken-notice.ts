import type { ChatRow } from '@toam/contracts/chat/chat.schema';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { useUser } from '@toam/auth/session';
import { toast } from '@toam/ui/core';
import { useEffect, useRef } from 'react';

/**
 * Tells when a colleague has taken over a conversation that was mine. Brief 7 §2.
 * @param except a conversation that somebody else watches
 */
export function useTakenNotice(
  rows: ReadonlyMap<string, Pick<ChatRow, 'uuid' | 'supporter'>>,
  except: string | null = null,
): void {
  const me = useUser().id;
  const mine = useRef(new Set<string>());
  useEffect(() => {
    for (const { uuid, supporter } of rows.values()) {
      if (uuid === except) mine.current.delete(uuid);
      else if (supporter?.id === me) mine.current.add(uuid);
      else if (mine.current.delete(uuid) && supporter) toast.warning(text.taken(supporter.name));
    }
  }, [rows, me, except]);
}
