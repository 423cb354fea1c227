import { useQuery } from '@tanstack/react-query';
import { useCan, useUser } from '@toam/auth/session';
import { roles } from '@toam/contracts/user/user';
import {
  lockedFilter,
  privateStaffSorts,
  staffPageSize,
  staffSorts,
  type StaffSort,
} from '@toam/contracts/user/user-list.schema';
import { userText } from '@toam/contracts/user/user.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeStaffPapers } from '@toam/domain/staff/user-access';
import { EmptyList } from '@toam/list-screen/empty-list';
import { ListMenu } from '@toam/list-screen/list-menu';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLiveList } from '@toam/live/live-list';
import { Pane, Stack, useIsPhone, Button, Dropdown, Row, TwoLines } from '@toam/ui/core';
import { CaretDownIcon, PlusIcon, UploadSimpleIcon, UserPlusIcon } from '@toam/ui/icons';
import { FilterBar, ListPager, ListTable, onePage, useHotkeys, type Filters } from '@toam/ui/list';
import { Select } from '@toam/ui/select';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../paths';
import { staffListText as text } from '../staff/staff-list.text';
import { userQueries, type ListedStaff, filtersText, type StaffQuery } from '../staff/staff.queries';
import { StaffActing, useStaffActions } from '../staff/use-staff-actions';
import { StaffCard, menuColumn, publicColumns, staffListColumns } from './staff-list.columns';
import { filterColumns, wireFilters } from './staff-list.filters';
import * as css from './staff-list.module.css';
import { StaffPanel } from './staff.panel';

/** What the list keeps in the address bar besides the filters. Invalid values fall back to defaults and never throw. */
const staffSearch = z.object({
  search: searchWords,
  role: z.coerce
    .number()
    .pipe(z.literal([0, ...roles, lockedFilter]))
    .catch(0),
  sort: z.enum(staffSorts).catch('name'),
  order: sortOrder('asc'),
  page: pageNumber,
  /** Specification 2 §9. */
  size: pageSize(staffPageSize),
  /** The person in the panel. */
  open: recordId,
});
type StaffSearch = z.output<typeof staffSearch>;

/** The table's columns for a viewer, and the filters among them. Issue 5. */
const columnsFor = (viewer: Pick<Actor, 'role'>) =>
  canSeeStaffPapers(viewer)
    ? { columns: staffListColumns, filterable: filterColumns.admin }
    : { columns: publicColumns, filterable: filterColumns.others };

const isPrivate = (sort: StaffSort) => privateStaffSorts.some((one) => one === sort);

/** The API query for the address bar. An admin's link may sort by a column that other viewers don't have. */
const queryOf = (viewer: Pick<Actor, 'role'>, search: StaffSearch, filters: Filters): StaffQuery => ({
  role: search.role,
  search: search.search,
  sortColumn: isPrivate(search.sort) && !canSeeStaffPapers(viewer) ? 'name' : search.sort,
  sortOrder: search.order,
  filters: filtersText(wireFilters(filters)),
});

/** A sheet leaves out the menu. A second line of a cell becomes its own column. */
const sheet = {
  leftOut: [menuColumn],
  split: { social_id: ['provided_date'], contact_name: ['contact_phone'] },
};

const card = (user: ListedStaff) => <StaffCard user={user} />;

/** /admin/user/list: everybody who can sign in, page by page. `?open=` shows one person in the panel. Specification 2 §2 "Staff list". */
export function Component() {
  const viewer = useUser();
  const mayAct = useCan('admin');
  const { columns, filterable } = columnsFor(viewer);
  const address = useListAddress(staffSearch, { filterable });
  const { search, filters, ask } = address;
  const query = queryOf(viewer, search, filters.value);
  const page = userQueries.list(query, { page: search.page, size: search.size });
  const list = useListScreen({
    name: mayAct ? 'user' : 'user-public',
    ...{ columns, address, question: query },
    query: onePage(useQuery(page)),
    switchesOn: search.role === 0 ? 0 : 1,
  });
  useLiveList({ noun: 'user', list: page.queryKey });
  const { dialogs, ...actions } = useStaffActions();
  useCreateKey(mayAct);
  const noneLocked = list.empty.conditions === 1 && search.role === lockedFilter;

  return (
    <StaffActing value={mayAct ? actions : null}>
      <Pane>
        <Stack flex="none" top={[0, 8]}>
          <FilterBar
            {...list.bar}
            placeholder={text.searchPlaceholder}
            resultText={list.count ? text.seeResults(list.count) : text.seeAll}
            inDrawer
            tools={
              <>
                <ListTools {...list.table} />
                {mayAct && <ListMenu {...list.menu} {...sheet} kind="user" />}
                {mayAct && <CreateStaffButton />}
              </>
            }
          >
            <RoleSelect role={search.role} onChange={(role) => ask({ role })} />
          </FilterBar>
        </Stack>
        <ListTable
          {...list.table}
          label={text.table}
          phoneRow={card}
          // without filters the list always contains at least the reader
          empty={
            <EmptyList
              {...list.empty}
              pageGone={text.pageGone}
              filtered={noneLocked ? text.noneLocked : text.emptyFiltered}
            />
          }
        />
        <ListPager {...list.pager} size={search.size} onSize={(size) => ask({ size })} />
      </Pane>
      {search.open !== null && (
        <StaffPanel
          userId={search.open}
          panel={list.panel}
          before={(search.page - 1) * search.size}
          total={list.count}
        />
      )}
      {mayAct && dialogs}
    </StaffActing>
  );
}

/** The key "n" opens the form of a new colleague, for people who may create one. */
function useCreateKey(mayCreate: boolean) {
  const navigate = useNavigate();
  useHotkeys(mayCreate ? { n: () => void navigate(paths.newStaff) } : {});
}

const everybody = { value: 0 as const, label: text.anyRole };
const locked = { value: lockedFilter, label: text.locked };
const roleOptions = [...[everybody], ...roles.map((role) => ({ value: role, label: userText.role[role] })), locked];

interface RoleSelectProps {
  role: StaffSearch['role'];
  onChange: (role: StaffSearch['role']) => void;
}

/** Tabs: everybody, one role, or locked accounts. Specification 2 §2, §9. */
function RoleSelect({ role, onChange }: RoleSelectProps) {
  const size = useIsPhone() ? 'large' : 'middle';
  return (
    <Select
      className={css.roles}
      aria-label={text.roleFilter}
      size={size}
      value={role}
      options={roleOptions}
      onChange={onChange}
    />
  );
}

/**
 * Opens the form of a new colleague. Beside it are the other ways: an account outside the hierarchy (D28) and an import from a sheet.
 * On a phone all are in one menu.
 */
function CreateStaffButton() {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  const others = [
    {
      key: 'other',
      icon: <UserPlusIcon size={18} />,
      label: (
        <TwoLines>
          <span>{text.createOther}</span>
          <span>{text.createOtherNote}</span>
        </TwoLines>
      ),
      onClick: go(paths.newOtherAccount),
    },
    { key: 'import', icon: <UploadSimpleIcon size={18} />, label: text.import, onClick: go(paths.staffImport) },
  ];
  if (isPhone) {
    const first = { key: 'new', icon: <PlusIcon size={18} />, label: text.create, onClick: go(paths.newStaff) };
    return (
      <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items: [first, ...others] }}>
        <Button type="primary" size="large" icon={<PlusIcon size={20} weight="bold" />} aria-label={text.create} />
      </Dropdown>
    );
  }
  return (
    <Row as="span" inline className={css.halves}>
      <Button type="primary" icon={<PlusIcon size={16} weight="bold" />} onClick={go(paths.newStaff)}>
        {text.create}
      </Button>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: others }}>
        <Button
          type="primary"
          icon={<CaretDownIcon size={14} />}
          aria-label={text.createMore}
          title={text.createMore}
        />
      </Dropdown>
    </Row>
  );
}
