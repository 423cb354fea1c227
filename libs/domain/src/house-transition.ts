/** What a house may be asked to be shown in: the community, the commercial website. Specification 1 §4. */
export const shareKinds = ['public', 'web'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** What became of such a request: `withdrawn` by its owner, or because the house was revoked or deleted. */
export const shareRequestStatuses = ['open', 'approved', 'rejected', 'withdrawn'] as const;
export type ShareRequestStatus = (typeof shareRequestStatuses)[number];
