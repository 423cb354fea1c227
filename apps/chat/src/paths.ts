/** Addresses of this remote, and of others that it links to. */
export const paths = {
  console: '/chat',
  /** The console with a conversation open. */
  conversation: (id: string) => `/chat?c=${id}`,
  answerTimes: '/chat/answer-times',
  /** In the crm remote. */
  customer: (id: number) => `/customer/${id}`,
  /** In the crm remote: the list with a need's drawer open. */
  need: (id: number) => `/request/list?need=${id}`,
  needOfCustomer: (customerId: number) => `/request/new?customer=${customerId}`,
  /** In the properties remote. */
  house: (id: number) => `/house/${id}`,
} as const;
