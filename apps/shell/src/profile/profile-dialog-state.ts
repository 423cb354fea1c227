import { create } from 'zustand';

/** Whether the own profile is asked for: from the profile menu, the palette or the phone's menu. */
export const useProfileDialog = create<{ open: boolean }>(() => ({ open: false }));

export const openProfileDialog = (): void => useProfileDialog.setState({ open: true });
export const closeProfileDialog = (): void => useProfileDialog.setState({ open: false });
