import { create } from 'zustand';

/** Whether the user's profile is open: from the profile menu, the palette or the phone's menu. */
export const useProfileDialog = create<{ open: boolean }>(() => ({ open: false }));

export const openProfileDialog = (): void => useProfileDialog.setState({ open: true });
export const closeProfileDialog = (): void => useProfileDialog.setState({ open: false });
