import type { Endpoint } from '@toam/contracts/endpoint';

/** What the calls below a first segment are about. A segment without words is named by itself, and a test asks for them. */
const words: Readonly<Record<string, string>> = {
  audit: 'Who did what, before and after',
  auth: 'Signing in and out, passwords',
  'client-error': 'Failures that browsers report',
  customer: 'Customers, their needs, merging, importing',
  dashboard: 'The first page',
  deletion: 'What was deleted and may come back',
  dictionary: 'Values that forms choose from',
  export: 'Lists as workbooks',
  history: 'What became of a record',
  house: 'Houses, their pictures, sharing, comments, tags and requests',
  map: 'Maps and addresses',
  match: 'Needs and the houses that fit them',
  media: 'Bytes of pictures and documents',
  notification: 'What somebody is told',
  public: 'What the commercial website calls',
  typeform: 'Shifts, types of shifts, reasons for leave',
  user: 'Staff, accounts, devices, drafts',
  view: 'Saved views of lists',
};

/** The tags of a document, each once and described. */
export function tagsOf(endpoints: Endpoint[]): { name: string; description: string }[] {
  const names = new Set(endpoints.map(({ path }) => path.split('/')[1]!));
  return [...names].sort().map((name) => ({ name, description: words[name] ?? name }));
}
