import { create } from 'zustand';

/** Whether the phone's full menu «Menu» is open. */
export const useMoreMenu = create<{ open: boolean }>(() => ({ open: false }));

export const closeMoreMenu = (): void => useMoreMenu.setState({ open: false });
export const toggleMoreMenu = (): void => useMoreMenu.setState(({ open }) => ({ open: !open }));
