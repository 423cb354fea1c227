/** The process cannot start as things are. The message is one clear line for whoever starts it; exit code 1. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
