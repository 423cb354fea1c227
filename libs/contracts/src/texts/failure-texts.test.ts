import { commonText } from './common';

test.each([
  'wentWrong',
  'emptyAnswer',
  'detailFailed',
  'sessionEnded',
  'notFound',
  'methodNotAllowed',
  'serverFailed',
] as const)('%s says in Vietnamese what happened, the specification’s English behind it (D117)', (name) => {
  expect(commonText[name]).toMatch(/^[^(]*[À-ỹ][^(]* \([A-Z][^)]+\)$/);
});
