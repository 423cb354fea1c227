import { callVisitor } from '@toam/chat-store/api/visitor-calls';
import { type VisitorConfig, visitorPaths } from '@toam/contracts/chat/visitor-wire';

let read: Promise<VisitorConfig> | null = null;

/** What the API says of the chat, once for the page. `page.html` asks for it before the script has come. A failure is tried again. */
export function readConfig(): Promise<VisitorConfig> {
  const asked = { method: 'GET', path: visitorPaths.config, isPreloaded: true } as const;
  read ??= callVisitor<VisitorConfig>(asked).catch((error: unknown) => {
    read = null;
    throw error;
  });
  return read;
}
