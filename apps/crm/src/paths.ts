/** Addresses of this remote, for links inside it. Other remotes link by URL. Specification 2 §2. */
export const paths = {
  customers: '/customer/list',
  needs: '/request/list',
  projects: '/project/list',
  blogs: '/blog/list',
} as const;
