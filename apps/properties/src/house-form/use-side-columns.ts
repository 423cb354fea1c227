import { watchMedia } from '@toam/ui/core';

/** Room for the index and the checklist beside the form; below it the checklist goes to the form's end. */
export const useHasSideColumns = watchMedia('(min-width: 1120px)');
