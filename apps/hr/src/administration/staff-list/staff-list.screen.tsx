import { useQuery } from '@tanstack/react-query';
import { useCan, useUser } from '@toam/auth/session';
import { staffListText as text } from '../staff/staff-list.text';
import { userText } from '@toam/contracts/user/user.text';
import { roles } from '@toam/contracts/user/user';
import { lockedFilter } from '@toam/contracts/user/user-list.schema';
import { useLiveList } from '@toam/live/live-list';
import { EmptyList } from '@toam/list-screen/empty-list';
import { ListMenu } from '@toam/list-screen/list-menu';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { Pane, Stack, useIsPhone } from '@toam/ui/core';
import { FilterBar, ListPager, ListTable, onePage, useHotkeys } from '@toam/ui/list';
import { Select } from '@toam/ui/select';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { userQueries, type ListedStaff } from '../staff/staff.queries';
import { StaffActing, useStaffActions } from '../staff/use-staff-actions';
import { CreateStaffButton } from './create-staff-button';
import { StaffCard } from './staff-card';
import { menuColumn } from './staff-list.columns';
import * as css from './staff-list.module.css';
import { columnsFor, queryOf, staffSearch, type StaffSearch } from './staff-list.search';
import { StaffPanel } from './staff.panel';

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
