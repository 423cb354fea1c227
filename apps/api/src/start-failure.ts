/** The process cannot start. The message is one clear line for the person who starts it; exit code 1. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
