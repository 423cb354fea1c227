import { create } from 'zustand';

/** Whether the change-password dialog is open: from the profile menu, the palette or the phone's menu. */
export const usePasswordDialog = create<{ open: boolean }>(() => ({ open: false }));

export const openPasswordDialog = (): void => usePasswordDialog.setState({ open: true });
export const closePasswordDialog = (): void => usePasswordDialog.setState({ open: false });
