import { z } from 'zod';

/** Which store holds the conversations. D98. */
export const chatStoreKind = z.enum(['api', 'firestore']);

/** What a page needs to reach a project of Firebase. All of it is public: the rules files decide who may do what. */
export const firebaseConfig = z.object({
  apiKey: z.string().min(1),
  projectId: z.string().min(1),
  storageBucket: z.string().min(1),
  authDomain: z.string().optional(),
  appId: z.string().optional(),
  /** Address of an emulator, for tests. */
  emulator: z.url().optional(),
});
export type FirebaseConfig = z.output<typeof firebaseConfig>;
