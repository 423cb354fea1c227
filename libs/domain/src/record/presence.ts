/** What a person does with a record that they have open. */
export const presences = ['viewing', 'editing'] as const;
export type Presence = (typeof presences)[number];

/** Seconds between two heartbeats of an open page. */
export const presenceBeat = 12;

/**
 * Seconds after the last heartbeat for which a person counts as present. A page that is only viewed sends none while its tab is
 * hidden. A form in a hidden tab still counts as edited, and browsers wake hidden tabs once a minute.
 */
export const presenceLasts: Record<Presence, number> = { viewing: 30, editing: 90 };
