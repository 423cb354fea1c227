/** Addresses of this remote, for links inside it. Other remotes link by URL. Specification 1 §2. */
export const paths = {
  houses: '/house',
  newHouse: '/house/new',
  house: (id: number) => `/house/${id}`,
  editHouse: (id: number) => `/house/edit/${id}`,
  home: '/dashboard',
  community: '/dashboard/community',
  notifications: '/dashboard/notification',
  posts: '/post/manager',
  newPost: '/post/new-post',
} as const;
