import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);

/** Where `ScreenActions` of the screens inside go: an element of the frame around them. The innermost one wins. */
export const ActionsPlace = Place.Provider;

/** Buttons of a screen, shown in the frame around it: beside the title, or beside the pills. */
export function ScreenActions({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
