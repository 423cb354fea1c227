import { dictionaryTypes } from '@toam/contracts/option/option.schema';
import { formTypeKinds } from '@toam/domain/form-types';
import type { SampleCall } from './sample-call';

type Calls = Record<string, (id: number) => SampleCall>;

/** Writes to types whose names no job follows: tests that walk the API have no job queue. */
const writes = (path: 'list' | 'detail'): Calls => ({
  [`POST /dictionary/:type/${path}`]: (id) => ({
    params: { type: 'street' },
    body: { value: `Đường số ${id}`, district_id: 2 },
  }),
  [`PUT /dictionary/:type/${path}`]: (id) => ({
    params: { type: 'ownership' },
    body: { id: 1, value: `Sổ hồng ${id}`, active: true, move: 'down' },
  }),
  [`DELETE /dictionary/:type/${path}`]: () => ({ params: { type: 'street' }, body: { id: 3, district_id: 2 } }),
});

/** Valid calls about what forms choose from: the part of `sampleCalls` that the dictionary and the form types answer. */
export const dictionaryCalls: Calls = {
  'GET /dictionary/:type/list': (id) => ({
    params: { type: dictionaryTypes[id % dictionaryTypes.length]! },
    query: { page: 1, size: 1000, district_id: 2, search: 'phuong', status: 'active', sort: 'value', order: 'desc' },
  }),
  'GET /dictionary/:type/detail': () => ({ params: { type: 'district' }, query: { id: 21, district_id: 2 } }),
  ...writes('list'),
  ...writes('detail'),

  'GET /typeform/all': () => ({}),
  'GET /typeform/:type': (id) => ({ params: { type: formTypeKinds[id % formTypeKinds.length]! } }),
  'POST /typeform/:type': (id) => ({
    params: { type: 'shift' },
    body: { name: `Ca ${id}`, start: '18:00', end: '21:30', grace_minutes: 5, optional: true },
  }),
  'PUT /typeform/:type': () => ({
    params: { type: 'reasonLeave' },
    body: { id: 9, name: 'Nghỉ phép', active: true, move: 'up', version: 1 },
  }),
  'DELETE /typeform/:type': () => ({ params: { type: 'typeShift' }, body: { id: 4 } }),
};
