import { readSearch } from '@toam/domain/house/search/read-search';
import type { Understood } from '@toam/domain/house/search/search-clause';
import { searchDictionary } from '@toam/domain/house/search/search-dictionary';
import { dictionaryValues } from '../../../seed/dictionary-values';
import { agentSearches } from './agent-searches.fixture';
import { misreadSearches } from './misread-searches.fixture';
import { otherAgentsSearches } from './other-agents-searches.fixture';

const dictionary = searchDictionary({
  entries: dictionaryValues,
  projects: [
    { id: 1, value: 'Vinhomes Central Park' },
    { id: 2, value: 'Masteri Thảo Điền' },
  ],
});
const now = 1_700_000_000;
const weekAgo = now - 7 * 86_400;

const end = (column: string, value: number | null) => {
  if (value === null) return '';
  if (value === weekAgo) return 'new';
  return column === 'into_money' ? `${value / 1e9}tỷ` : String(value);
};

function inWords(one: Understood): string {
  if (one.operation === 'between')
    return `${one.column} ${one.values.map((value) => end(one.column, value)).join('..')}`;
  if (one.names.length === 0) return `${one.column}=${one.values.join('|')}`;
  const more = one.values.length > one.names.length ? `*${one.values.length}` : '';
  return `${one.column}=${one.names.join('|')}${more}`;
}

const meaningOf = (typed: string) => {
  const { understood, rest } = readSearch(typed, dictionary, now);
  return [understood.map(inWords).join('; '), rest && `+ "${rest}"`].filter(Boolean).join(' ');
};

test('there are at least 400 searches', () => {
  expect(agentSearches.length + otherAgentsSearches.length).toBeGreaterThanOrEqual(400);
});

test.each([...agentSearches, ...otherAgentsSearches, ...misreadSearches])('$typed', ({ typed, meaning }) => {
  expect(meaningOf(typed)).toBe(meaning);
});
