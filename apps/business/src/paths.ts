import type { DealSheet } from '@toam/domain/deal/deal-import';

/** '?house=3&customer=5'; '' if nothing is known. */
function queryOf(known: Readonly<Record<string, number | null | undefined>>): string {
  const entries = Object.entries(known).flatMap(([name, id]) => (id ? [`${name}=${id}`] : []));
  return entries.length === 0 ? '' : `?${entries.join('&')}`;
}

/** Addresses of this remote. The spelling is the specification's (3 §2.1). */
export const paths = {
  overview: '/bussiness',
  accumulation: '/bussiness/accumulation',
  /** The list with a filter: `choiceParams`. */
  accumulationsOf: (params: string) => `/bussiness/accumulation?${params}`,
  /** The full report of a day; of today without one. */
  accumulationOf: (day?: string) => `/bussiness/accumulation/new${day ? `?date=${day}` : ''}`,
  transactions: '/bussiness/transaction',
  /** The tab that shows what was imported. */
  transactionsOf: (sheet: DealSheet) => `/bussiness/transaction${sheet === 'receipt' ? '?tab=receipt' : ''}`,
  dealImports: '/bussiness/transaction/import',
  dealImportOf: (importId: number) => `/bussiness/transaction/import/${importId}`,
  dealImport: (sheet: DealSheet) => `/bussiness/transaction/import?type=${sheet}`,
  /** The form of a new deal, with what is known of it. B17. */
  newDeal: (known: { house?: number | null; customer?: number | null } = {}) =>
    `/bussiness/transaction/new${queryOf(known)}`,
  /** The form of a deal, at the share of one person. */
  editDeal: (dealId: number, share?: number) => `/bussiness/transaction/${dealId}/edit${queryOf({ share })}`,
  attendance: '/bussiness/accumulation-report',
  summary: '/bussiness/statistic',
  firstValue: '/bussiness/first-value',
  firstValueOf: (year: number, quarter: number) => `/bussiness/first-value?year=${year}&quarter=${quarter}`,
  orgChart: '/employment',
  /** The org chart with a person's panel open. */
  personInChart: (userId: number) => `/employment?person=${userId}`,
  /** A person's share of a deal. */
  share: (id: number) => `/bussiness/transaction?tab=detail&open=${id}`,
  /** The same, over the list of the month in which the deposit was. */
  shareOfDay: (id: number, day: string) =>
    `/bussiness/transaction?tab=detail&year=${day.slice(0, 4)}&month=${Number(day.slice(5, 7))}&open=${id}`,
  /** A paper or an old transaction alone in its list, whatever its period. */
  receipt: (id: number) => `/bussiness/transaction?tab=receipt&record=${id}`,
  coupon: (id: number) => `/bussiness/transaction?tab=coupon&record=${id}`,
  cancelBill: (id: number) => `/bussiness/transaction?tab=cancel&record=${id}`,
  oldTransaction: (id: number) => `/bussiness/transaction?tab=old&record=${id}`,
  /** Pages of other remotes. */
  house: (id: number) => `/house/${id}`,
  customer: (id: number) => `/customer/${id}`,
  /** A person's record in the list of another remote. */
  staffRecord: (userId: number) => `/admin/user/list?open=${userId}`,
} as const;
