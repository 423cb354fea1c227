/** Wrong passwords within these minutes count together. */
export const windowMinutes = 15;

/** Wrong passwords within the window: of strangers to one account from one network, or of one known browser to one account. */
export const perNetwork = 10;

/**
 * The limit for strangers to one account from all networks: three times `perNetwork`. Without it a thousand addresses could guess ten
 * thousand times. It does not block networks with an earlier sign-in, nor people whom an admin has just released.
 */
export const perAccount = 30;

/** Wrong guesses of strangers from one address, at all accounts together, count within these hours. Who gets in makes their own good. */
export const addressHours = 24;
/** As many do not wait: an office of 200 people behind one address forgets fewer passwords in a day. */
const perAddress = 50;
/** Seconds. */
const waits = { first: 5, most: 3600 };
/** Guesses after which the wait doubles. */
const doublesAfter = 10;

/** Seconds from one guess of an address to its next. A day of guessing from it comes to some 170 guesses. */
export const waitOf = (guesses: number): number =>
  guesses < perAddress ? 0 : Math.min(waits.first * 2 ** Math.floor((guesses - perAddress) / doublesAfter), waits.most);

/** Wrong guesses at a person from an address where they have signed in before: as many do not wait with the address. */
export const perPerson = 5;
