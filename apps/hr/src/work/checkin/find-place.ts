import { useEffect, useState } from 'react';

/** Where the browser says that it is. */
export type Place =
  | { kind: 'locating' }
  | { kind: 'found'; point: { latitude: number; longitude: number }; accuracy: number; at: number }
  /** The browser still asks the person, or the device is slow. The answer counts if it comes. */
  | { kind: 'unanswered' }
  /** Not allowed, or not possible in this browser. */
  | { kind: 'off' }
  /** Allowed, but the device does not know. */
  | { kind: 'lost' };

/** First the exact place, then what the device already knows: in a building the first may take forever. Milliseconds. */
const tries: PositionOptions[] = [
  { enableHighAccuracy: true, maximumAge: 15_000, timeout: 8000 },
  { enableHighAccuracy: false, maximumAge: 300_000, timeout: 7000 },
];
const refusedCode = 1;

/** Milliseconds until one may go on without the place: a browser's time limits do not run while its question is open. D95. */
const patience = 5000;

const ask = (options: PositionOptions) =>
  new Promise<Place>((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        resolve({ kind: 'found', point: { latitude, longitude }, accuracy, at: timestamp / 1000 }),
      ({ code }) => resolve({ kind: code === refusedCode ? 'off' : 'lost' }),
      options,
    ),
  );

async function findPlace(): Promise<Place> {
  if (!('geolocation' in navigator)) return { kind: 'off' };
  let place: Place = { kind: 'lost' };
  for (const options of tries) {
    place = await ask(options);
    if (place.kind !== 'lost') return place;
  }
  return place;
}

/** Asks for the place on mount. @returns it, and how to ask again */
export function usePlace(): [Place, () => void] {
  const [asked, setAsked] = useState(0);
  const [place, setPlace] = useState<Place>({ kind: 'locating' });
  useEffect(() => {
    let isOver = false;
    const goOn = setTimeout(() => setPlace({ kind: 'unanswered' }), patience);
    void findPlace().then((found) => {
      clearTimeout(goOn);
      if (!isOver) setPlace(found);
    });
    return () => {
      isOver = true;
      clearTimeout(goOn);
    };
  }, [asked]);
  const again = () => {
    setPlace({ kind: 'locating' });
    setAsked((times) => times + 1);
  };
  return [place, again];
}
