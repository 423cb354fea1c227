import { create } from 'zustand';

/** Whether the phone's full menu «Menu» is open. */
export const useMoreMenu = create<{ open: boolean }>(() => ({ open: false }));

export const closeMoreMenu = (): void => useMoreMenu.setState({ open: false });
export const toggleMoreMenu = (): void => useMoreMenu.setState(({ open }) => ({ open: !open }));

/** Whether the user's profile is open: from the profile menu, the palette or the phone's menu. */
export const useProfileDialog = create<{ open: boolean }>(() => ({ open: false }));

export const openProfileDialog = (): void => useProfileDialog.setState({ open: true });
export const closeProfileDialog = (): void => useProfileDialog.setState({ open: false });

/** Whether the change-password dialog is open: from the profile menu, the palette or the phone's menu. */
export const usePasswordDialog = create<{ open: boolean }>(() => ({ open: false }));

export const openPasswordDialog = (): void => usePasswordDialog.setState({ open: true });
export const closePasswordDialog = (): void => usePasswordDialog.setState({ open: false });
