import type { FirebaseConfig } from '@toam/contracts/chat/firebase.schema';
import { visitorPaths, type VisitorSession } from '@toam/contracts/chat/visitor-wire';
import { visitorText } from '@toam/contracts/texts/chat-widget';
import { callVisitor } from '../api/visitor-calls';
import { type VisitorIntroduction, VisitorStepFailed, type VisitorStore } from '../chat-store';
import { FirestoreVisitorStore } from './firestore-visitor-store';

/** A session is begun at the API, which limits them and knows the conversation of a number. */
async function begin(introduction: VisitorIntroduction): Promise<{ token: string; firebase: string }> {
  const asked = { method: 'POST', path: visitorPaths.session, body: introduction } as const;
  const { token, firebase } = await callVisitor<VisitorSession>(asked);
  if (!firebase) throw new VisitorStepFailed('failed', visitorText.failed); // the API has changed its store meanwhile
  return { token, firebase: firebase.token };
}

let opened: VisitorStore | null = null;

/** The Firestore store for the visitor's page. The page has one, whose sign-in the browser keeps. */
export const openVisitorStore = (config: FirebaseConfig): VisitorStore =>
  (opened ??= new FirestoreVisitorStore({ config, begin }));
