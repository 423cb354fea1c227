import type { FirebaseConfig } from '@toam/contracts/chat/firebase.schema';
import { visitorPaths, type VisitorSession } from '@toam/contracts/chat/visitor-wire';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { callVisitor } from '../api/visitor-calls';
import { type VisitorIntroduction, VisitorStepFailed, type VisitorStore } from '../chat-store';
import { FirestoreVisitorStore } from './firestore-visitor-store';

/** The Firestore store for the visitor's page. The API begins a session, limits them, and signs the visitor in as long as it is valid. */
export function openVisitorStore(config: FirebaseConfig, stored: { token: string | null }): VisitorStore {
  let { token } = stored;
  return new FirestoreVisitorStore({
    config,
    begin: async (introduction: VisitorIntroduction) => {
      const request = { method: 'POST', path: visitorPaths.session, body: introduction } as const;
      const begun = await callVisitor<VisitorSession>(request);
      if (!begun.firebase) throw new VisitorStepFailed('failed', visitorText.failed); // the API has changed its store meanwhile
      ({ token } = begun);
      return { token, firebase: begun.firebase.token };
    },
    renew: async () => {
      const request = { method: 'POST', path: visitorPaths.token, token, body: {} } as const;
      return (await callVisitor<{ token: string }>(request)).token;
    },
  });
}
