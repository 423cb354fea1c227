/** Addresses of this remote. */
export const paths = {
  console: '/chat',
} as const;
