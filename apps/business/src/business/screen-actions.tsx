import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);
const TitlePlace = createContext<HTMLElement | null>(null);

/** Where `ScreenActions` of the screens inside go: an element of the frame around them. The innermost one wins. */
export const ActionsPlace = Place.Provider;

/** Beside the title of the frame. */
export const TitleActionsPlace = TitlePlace.Provider;

/** Buttons of a screen, shown in the frame around it: beside the title, or beside the pills. */
export function ScreenActions({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}

/** The main button of a screen, beside the title also where the other buttons stand beside pills. Mockup 23. */
export function MainAction({ children }: { children: ReactNode }) {
  const [beside, around] = [useContext(TitlePlace), useContext(Place)];
  const place = beside ?? around;
  return place && createPortal(children, place);
}
