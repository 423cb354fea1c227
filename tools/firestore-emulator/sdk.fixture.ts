import { createSign, generateKeyPairSync } from 'node:crypto';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { connectStorageEmulator, getStorage } from 'firebase/storage';

const { publicKey: publicPart, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const publicKey = publicPart.export({ type: 'spki', format: 'pem' }).toString();

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A custom token as a service account signs it. */
export function customToken(uid: string, claims: object, key = privateKey): string {
  const iat = Math.floor(Date.now() / 1000);
  const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({ uid, claims, iat, exp: iat + 3600 })}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
}

let made = 0;

/** An app of the SDK that talks to the emulator. */
export function anApp(port: number) {
  const app: FirebaseApp = initializeApp(
    { projectId: 'test', apiKey: 'key', storageBucket: 'test.appspot.com' },
    `app-${++made}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
  const store = getFirestore(app);
  connectFirestoreEmulator(store, '127.0.0.1', port);
  const files = getStorage(app);
  connectStorageEmulator(files, '127.0.0.1', port);
  const signIn = (uid: string, claims: object, key = privateKey) =>
    signInWithCustomToken(auth, customToken(uid, claims, key));
  return { app, auth, store, files, signIn };
}
