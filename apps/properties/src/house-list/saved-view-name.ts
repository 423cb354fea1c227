import { later } from '@toam/ui/core';

/** The dialog for a view's name, from the menu and from the phone's filter sheet. Its code comes when the line is free. */
export const SavedViewNameDialog = later(() => import('./saved-view-name.dialog'), null);
