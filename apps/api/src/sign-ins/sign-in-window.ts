/** Wrong passwords within these minutes count together. */
export const windowMinutes = 15;

/** Wrong passwords within the window: of strangers to one account from one network, or of one known browser to one account. */
export const perNetwork = 10;

/**
 * The limit for strangers to one account from all networks: three times `perNetwork`. Without it a thousand addresses could guess ten
 * thousand times. It does not block networks with an earlier sign-in, nor people whom an admin has just released.
 */
export const perAccount = 30;
