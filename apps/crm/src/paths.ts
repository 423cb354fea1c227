/** Addresses of this remote, for links inside it. Other remotes link by URL. Specification 2 §2. */
export const paths = {
  customers: '/customer/list',
  customer: (id: number) => `/customer/${id}`,
  needs: '/request/list',
  newNeed: '/request/new',
  editNeed: (id: number) => `/request/edit/${id}`,
  /** The list with a need's drawer open, at a tab of it. */
  need: (id: number, tab?: string) => `/request/list?need=${id}${tab ? `&tab=${tab}` : ''}`,
  projects: '/project/list',
  blogs: '/blog/list',
  /** Of the properties remote. */
  house: (id: number) => `/house/${id}`,
} as const;
