/** Refusals as Google's services answer them. */
const statuses = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  UNIMPLEMENTED: 501,
} as const;

/** The numbers of the same refusals inside a stream. */
const streamCodes: Record<keyof typeof statuses, number> = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  UNAUTHENTICATED: 16,
};

export class Failure extends Error {
  readonly code: number;

  constructor(
    readonly status: keyof typeof statuses,
    message: string,
  ) {
    super(message);
    this.code = statuses[status];
  }

  get body() {
    return { code: this.code, status: this.status, message: this.message };
  }

  get streamBody() {
    return { ...this.body, code: streamCodes[this.status] };
  }
}
