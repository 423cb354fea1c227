/** Minutes within which wrong passwords count together. */
export const windowMinutes = 15;

/** Wrong passwords looked at within it: for strangers at one account from one network, for one known browser at one account. */
export const perNetwork = 10;

/**
 * For strangers at one account from everywhere: three networks' worth, or a guesser with a thousand addresses had ten thousand guesses.
 * It keeps out nobody from where they have signed in before, and nobody whom an admin has just let in again.
 */
export const perAccount = 30;
