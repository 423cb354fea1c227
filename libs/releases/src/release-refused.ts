/** A release that would break the platform, or that is not there. The message says what to do. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}
