import { listDictionary } from '@toam/contracts/dictionary/dictionary.endpoints';
import type { DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import { sameName } from '@toam/domain/vietnamese';
import { anAdmin } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './dictionary.screen';

const routes = [{ path: '/admin/dictionary', Component }];

/** An entry of type `class`; by default nothing uses it. */
export const anEntry = (differing: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  ...{ id: 2, type: 'class', value: 'Hẻm xe hơi', parent: null, active: true, uses: [], version: 1 },
  ...{ created_at: 1_793_000_000, updated_at: 1_793_000_000 },
  ...differing,
});

/** Answers the list from these rows, and also whether a name is taken. */
export function answerWith(...rows: DictionaryEntry[]): void {
  answer(listDictionary, ({ query }) => {
    const { value } = query;
    const list = value === undefined ? rows : rows.filter((row) => sameName(row.value, value));
    return { total: list.length, total_page: 1, page: query.page, list };
  });
  answer(readHouseOptions, () => ({
    ...{ type: [], class: [], ownership: [], direction: [], street_type: [], district: [], project: [] },
    city: [{ id: 1, value: 'TP. Hồ Chí Minh' }],
    province: [
      { id: 5, value: 'Quận 1', parent_id: 1 },
      { id: 6, value: 'Quận 3', parent_id: 1 },
    ],
  }));
}

export const show = (url = '/admin/dictionary?type=class', user = anAdmin()) => renderRoute(routes, url, { user });
