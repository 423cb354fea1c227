import { useEffect, useState } from 'react';

/** Where the browser says that it is. */
export type Place =
  | { kind: 'locating' }
  | { kind: 'found'; point: { latitude: number; longitude: number }; accuracy: number; at: number }
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
    void findPlace().then((found) => {
      if (!isOver) setPlace(found);
    });
    return () => {
      isOver = true;
    };
  }, [asked]);
  const again = () => {
    setPlace({ kind: 'locating' });
    setAsked((times) => times + 1);
  };
  return [place, again];
}
