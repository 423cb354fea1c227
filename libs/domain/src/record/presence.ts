/** What somebody does with a record that they have open. */
export const presences = ['viewing', 'editing'] as const;
export type Presence = (typeof presences)[number];

/** Seconds between two signs of life of an open page. */
export const presenceBeat = 12;

/**
 * Seconds after the last sign of life that somebody still counts as present. A page that is only looked at is silent while
 * its tab is hidden; a form in a hidden tab is still being edited, and browsers wake hidden tabs once a minute.
 */
export const presenceLasts: Record<Presence, number> = { viewing: 30, editing: 90 };
