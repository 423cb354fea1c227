import { create } from 'zustand';

/** Whether the ⌘K palette is open. */
export const usePalette = create<{ open: boolean }>(() => ({ open: false }));

export const openPalette = (): void => usePalette.setState({ open: true });
export const closePalette = (): void => usePalette.setState({ open: false });
export const togglePalette = (): void => usePalette.setState(({ open }) => ({ open: !open }));
