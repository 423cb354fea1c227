import { create } from 'zustand';

interface PaletteState {
  /** Whether the ⌘K palette is open. */
  open: boolean;
  /** What is in its box. Until the box has the focus, the letters typed since ⌘K are kept here. */
  query: string;
  /** Whether the box has had the focus: then it takes the letters itself. */
  isReady: boolean;
}

const closed: PaletteState = { open: false, query: '', isReady: false };

export const usePalette = create<PaletteState>(() => closed);

export const openPalette = (): void => usePalette.setState({ ...closed, open: true });
export const closePalette = (): void => usePalette.setState(closed);
export const togglePalette = (): void => (usePalette.getState().open ? closePalette() : openPalette());
export const setPaletteQuery = (query: string): void => usePalette.setState({ query });
export const setPaletteReady = (): void => usePalette.setState({ isReady: true });
