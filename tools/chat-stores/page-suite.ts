import { leaseCases } from '@toam/chat-store/contract/lease.cases';
import { messageCases } from '@toam/chat-store/contract/message.cases';
import { threadCases } from '@toam/chat-store/contract/thread.cases';
import { setLogLevel } from 'firebase/firestore';
import { firestorePeople, type StoreHost } from './firestore-people';

/** What the test gives the page: functions cross as promises. */
type Given = Pick<StoreHost, 'staffToken' | 'visitorToken' | 'clock' | 'advance' | 'interrupt'> & {
  config: ReturnType<StoreHost['configOf']>;
};

const given = globalThis as unknown as Given;

function aPicture(): Blob {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 40, height: 30 });
  canvas.getContext('2d')!.fillRect(5, 5, 20, 20);
  const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1]!), (char) => char.codePointAt(0)!);
  return new Blob([bytes], { type: 'image/png' });
}

/** Whether the picture at an address was drawn anew with its measures. */
async function isPicture(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image.naturalWidth === 40 && image.naturalHeight === 30;
}

/**
 * Runs the suite of the stores in this page.
 * @returns each sentence, with what failed
 */
async function run(): Promise<[sentence: string, failure: string | null][]> {
  setLogLevel('silent');
  const { config, staffToken, visitorToken, clock, advance, interrupt } = given;
  const world = firestorePeople({
    ...{ staffToken, visitorToken, clock, advance, interrupt },
    configOf: (person) => ({ ...config, emulator: config.emulator!.replace('127.0.0.1', `p${person}.localhost`) }),
    ...{ picture: aPicture, isPicture },
  });
  const outcomes: [string, string | null][] = [];
  for (const [sentence, check] of [...leaseCases, ...messageCases, ...threadCases]) {
    const failure = await check(world).then(
      () => null,
      (error: unknown) => String(error),
    );
    outcomes.push([sentence, failure]);
  }
  await world.close();
  return outcomes;
}

Object.assign(globalThis, { run });
