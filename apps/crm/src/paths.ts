/** `?find=`: the words of the search that leads to a text. */
const findOf = (find: string, before = '?') => (find === '' ? '' : `${before}${String(new URLSearchParams({ find }))}`);

/** Addresses of this remote, for links inside it. Other remotes link by URL. Specification 2 §2. */
export const paths = {
  customers: '/customer/list',
  customer: (id: number) => `/customer/${id}`,
  newCustomer: '/customer/new',
  editCustomer: (id: number) => `/customer/edit/${id}`,
  customerImports: '/customer/import',
  customerImport: (id: number) => `/customer/import/${id}`,
  contacts: '/customer-contacts',
  /** The list with one request open. */
  contact: (id: number) => `/customer-contacts?open=${id}`,
  /** Requests about one house. */
  contactsOfHouse: (houseId: number) => `/customer-contacts?house=${houseId}`,
  needs: '/request/list',
  newNeed: '/request/new',
  /** The form of a need from a contact request. */
  needOfContact: (contactId: number) => `/request/new?contact=${contactId}`,
  /** The form of a need for this customer. */
  needOfCustomer: (customerId: number) => `/request/new?customer=${customerId}`,
  editNeed: (id: number) => `/request/edit/${id}`,
  /** The list with a need's drawer open at a tab. */
  need: (id: number, tab?: string) => `/request/list?need=${id}${tab ? `&tab=${tab}` : ''}`,
  projects: '/project/list',
  /** @param find the search that found it: the page opens at the place */
  project: (id: number, find = '') => `/project/${id}${findOf(find)}`,
  question: (id: number, projectId: number) => `/project/${projectId}?question=${id}`,
  newProject: '/project/new',
  editProject: (id: number) => `/project/edit/${id}`,
  blogs: '/blog/list',
  /** @param find as for `project` */
  blog: (id: number, find = '') => `/blog/${id}${findOf(find)}`,
  newBlog: '/blog/new',
  editBlog: (id: number) => `/blog/edit/${id}`,
  knowledge: '/knowledge',
  /** The board with an article open: also what notifications and shared links have. @param find as for `project` */
  article: (id: number, find = '') => `/knowledge?article=${id}${findOf(find, '&')}`,
  /** In a column, if one is named. */
  newArticle: (typeId?: number) => (typeId === undefined ? '/knowledge/new' : `/knowledge/new?type=${typeId}`),
  editArticle: (id: number) => `/knowledge/edit/${id}`,
  /** The queue, in the frame of /admin. */
  articleQueue: (id: number) => `/admin/approve/post?item=${id}`,
  /** In the properties remote. */
  house: (id: number) => `/house/${id}`,
  /** In the chat remote: a conversation. */
  chat: (id: string) => `/chat?c=${id}`,
  /** In the business remote: a person's share of a deal. */
  deal: (id: number) => `/bussiness/transaction?tab=detail&open=${id}`,
  /** In the business remote: the form of a deal of this house with this customer. B17. */
  recordDeal: (houseId: number, customerId: number) =>
    `/bussiness/transaction?new=1&house=${houseId}&customer=${customerId}`,
} as const;
