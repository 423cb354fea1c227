/** `labour` of a form: whether a leave is paid, whether an absence counts as work. H6, D112. */
export type Labour = 0 | 1;

/** 'Có lương' or 'không lương'. D112. */
export const isPaidLeave = (leave: { labour: Labour }): boolean => leave.labour === 1;

/** Of a leave whose sender says nothing: what the year's quota gives is paid. D112. */
export const usualLabour = (usesQuota: boolean): Labour => (usesQuota ? 1 : 0);
