import { useQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import {
  type listDictionary,
  dictionaryPageSize,
  dictionaryPageSizes,
  dictionarySortColumns,
  dictionaryStatuses,
  type DictionaryQuery,
} from '@toam/contracts/dictionary/dictionary.endpoints';
import type { DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { dictionaryText as text } from '@toam/contracts/dictionary/dictionary.text';
import type { DataOf } from '@toam/contracts/endpoint';
import { type HouseOptions, dictionaryTypes, type OptionEntry } from '@toam/contracts/option/option.schema';
import { isChildType, parentTypes } from '@toam/domain/dictionary/dictionary';
import { EmptyList } from '@toam/list-screen/empty-list';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { houseOptions, choicesOf } from '@toam/pickers/house-options';
import { Button, EmptyState, Pane, Row, ScreenState, Segmented, Stack, useIsPhone, Cell } from '@toam/ui/core';
import { ChoiceSelect } from '@toam/ui/form';
import { PlusIcon } from '@toam/ui/icons';
import { FilterBar, ListPager, ListTable, onePage, SortMenu, useHotkeys } from '@toam/ui/list';
import { z } from 'zod';
import { dictionaryColumns, EntryCard } from './dictionary.columns';
import { dictionaryQueries } from './dictionary.queries';
import { Ends } from './entry-menu';
import { Acting, useEntryActions } from './use-entry-actions';

/** What the dictionary keeps in the address bar. Invalid values fall back to defaults and never throw. */
const dictionarySearch = z.object({
  type: z.enum(dictionaryTypes).catch('type'),
  /** The parent of wards and streets, or of a Quận/Huyện if there are several cities. null: the first. Specification 2 §9. */
  district: recordId,
  search: searchWords,
  status: z.enum(dictionaryStatuses).nullable().catch(null),
  sort: z.enum(dictionarySortColumns).catch('position'),
  order: sortOrder('asc'),
  page: pageNumber,
  size: pageSize(dictionaryPageSize, dictionaryPageSizes),
});
type DictionarySearch = z.output<typeof dictionarySearch>;

/**
 * The parents to choose from for this type. Empty if the type has no parent or there is only one.
 * The parent of wards and streets is a Quận/Huyện, the parent of a Quận/Huyện is its city (D30).
 */
function parentsOf(type: DictionarySearch['type'], options: HouseOptions) {
  if (!isChildType(type)) return [];
  const parents = options[parentTypes[type]];
  return type === 'province' && parents.length < 2 ? [] : parents;
}

/** The API query for the address; `district` is the chosen one, or the first. */
const queryOf = (search: DictionarySearch, district: number | null): DictionaryQuery => ({
  ...{ search: search.search, sort: search.sort, order: search.order, page: search.page, size: search.size },
  ...(district !== null && { district_id: district }),
  ...(search.status && { status: search.status }),
});

const card = (entry: DictionaryEntry) => <EntryCard entry={entry} />;

/** /admin/dictionary: what forms choose from. It loads the districts first, because wards and streets are listed by district. */
export function Component() {
  return <ScreenState query={useQuery(houseOptions())}>{(options) => <Dictionary options={options} />}</ScreenState>;
}

/** One type of the dictionary, page by page. Specification 2 §2 "Dictionary", D66. */
function Dictionary({ options }: { options: HouseOptions }) {
  const mayWrite = useCan('admin');
  const address = useListAddress(dictionarySearch, { kept: ['type', 'district'] });
  const { search, ask } = address;
  const parents = parentsOf(search.type, options);
  const parent = parents.find(({ id }) => id === search.district) ?? parents[0] ?? null;
  const page = dictionaryQueries.list(search.type, queryOf(search, parent?.id ?? null));
  const entries = useQuery(page);
  const list = useListScreen({
    name: 'dictionary',
    columns: dictionaryColumns,
    address,
    question: page.queryKey,
    query: onePage(entries),
    switchesOn: search.status === null ? 0 : 1,
  });
  const { add, dialog, ...actions } = useEntryActions({ type: search.type, parent });
  useHotkeys(mayWrite ? { n: add } : {});

  const isMovable =
    search.sort === 'position' && search.order === 'asc' && search.search === '' && search.status === null;
  return (
    <Acting value={mayWrite ? actions : null}>
      <Ends value={isMovable ? endsOf(entries.data) : null}>
        <Pane>
          <Row flex="none" gap={8} padX={16} top={[12, 10]}>
            <Row flex={1} gap={8}>
              <DictionaryPickers
                type={search.type}
                onType={(type) =>
                  ask({ type, district: null, search: '', status: null, sort: 'position', order: 'asc' })
                }
                parents={parents}
                parent={parent?.id ?? null}
                onParent={(district) => ask({ district })}
              />
            </Row>
            {mayWrite && <AddButton onAdd={add} />}
          </Row>
          <Stack flex="none" top={[0, 8]}>
            <FilterBar
              {...list.bar}
              placeholder={text.search}
              resultText={text.seeResults(list.count ?? '')}
              tools={<SortMenu columns={sortable} {...address.sort} />}
            >
              <StatusSwitch status={search.status} onChange={(status) => ask({ status })} />
            </FilterBar>
          </Stack>
          <ListTable
            {...list.table}
            label={text.table(text.type[search.type])}
            phoneRow={card}
            {...(mayWrite && { opened: { id: null, onOpen: actions.edit, byDoubleClick: true } })}
            empty={
              <EmptyList {...list.empty} pageGone={text.pageGone} filtered={text.noneFound}>
                <EmptyState reason={text.noneYet(text.type[search.type])}>
                  {mayWrite && <Button onClick={add}>{text.addTitle(text.type[search.type])}</Button>}
                </EmptyState>
              </EmptyList>
            }
          />
          <ListPager {...list.pager} size={search.size} onSize={(size) => ask({ size })} />
        </Pane>
        {dialog}
      </Ends>
    </Acting>
  );
}

/** Ids of the first entry of the first page and the last entry of the last page: nothing can move past them. */
const endsOf = (found: DataOf<typeof listDictionary> | undefined) => ({
  first: found?.page === 1 ? (found.list[0]?.id ?? null) : null,
  last: found && found.page >= found.total_page ? (found.list.at(-1)?.id ?? null) : null,
});

/** The button beside the pickers; on a phone it shows only its icon. */
function AddButton({ onAdd }: { onAdd: () => void }) {
  const icon = <PlusIcon size={16} />;
  return useIsPhone() ? (
    <Button type="primary" size="large" icon={icon} aria-label={text.add} onClick={onAdd} />
  ) : (
    <Button type="primary" icon={icon} onClick={onAdd}>
      {text.add}
    </Button>
  );
}

/** The order in which forms offer the entries has no column. */
const sortable = [
  { ...dictionaryColumns[0]!, key: 'position', title: text.position, sortable: true },
  ...dictionaryColumns,
];

interface StatusSwitchProps {
  status: DictionarySearch['status'];
  onChange: (status: DictionarySearch['status']) => void;
}

const statuses = [
  { value: 'all' as const, label: text.all },
  { value: 'active' as const, label: text.active },
  { value: 'inactive' as const, label: text.inactive },
];

function StatusSwitch({ status, onChange }: StatusSwitchProps) {
  const size = useIsPhone() ? 'large' : 'middle';
  return (
    <Segmented<'all' | NonNullable<DictionarySearch['status']>>
      aria-label={text.status}
      size={size}
      options={statuses}
      value={status ?? 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen)}
    />
  );
}

type Type = DictionarySearch['type'];

const typeChoices = dictionaryTypes.map((type) => ({ value: type, label: text.type[type] }));

interface DictionaryPickersProps {
  type: Type;
  onType: (type: Type) => void;
  parents: readonly OptionEntry[];
  parent: number | null;
  onParent: (id: number) => void;
}

/** Chooses the dictionary and, for wards and streets, the Quận/Huyện. Specification 2 §2. */
function DictionaryPickers({ type, onType, parents, parent, onParent }: DictionaryPickersProps) {
  return (
    <>
      <Cell as="span" maxWidth={[220, 'none']}>
        <ChoiceSelect
          label={text.pickType}
          choices={typeChoices}
          value={type}
          onChange={(chosen) => chosen && onType(chosen)}
        />
      </Cell>
      {parents.length > 0 && isChildType(type) && (
        <Cell as="span" maxWidth={[220, 'none']}>
          <ChoiceSelect
            label={text.type[parentTypes[type]]}
            choices={choicesOf(parents)}
            value={parent}
            onChange={(chosen) => chosen !== null && onParent(chosen)}
          />
        </Cell>
      )}
    </>
  );
}
