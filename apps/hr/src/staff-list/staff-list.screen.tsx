import { useQuery } from '@tanstack/react-query';
import { useCan, useUser } from '@toam/auth/session';
import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { userText } from '@toam/contracts/texts/user';
import { roles } from '@toam/contracts/user/user';
import { lockedFilter } from '@toam/contracts/user/user-list.schema';
import { useLiveList } from '@toam/live/live-list';
import { useOpenedRow } from '@toam/list-screen/use-opened-row';
import { formatTotal, useIsPhone } from '@toam/ui/core';
import {
  ColumnSettings,
  FilterBar,
  ListPager,
  ListTable,
  onePage,
  Select,
  SortMenu,
  useColumnLayout,
  useHotkeys,
  type ListSort,
} from '@toam/ui/heavy';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { userQueries, type ListedStaff } from '../staff/staff.queries';
import { StaffActing, useStaffActions } from '../staff/use-staff-actions';
import { CreateStaffButton } from './create-staff-button';
import { NoStaff } from './no-staff';
import { StaffCard } from './staff-card';
import './staff-list.css';
import { StaffListMenu } from './staff-list.menu';
import { columnsFor, questionOf, staffSearch, useStaffAddress, type StaffSearch } from './staff-list.search';
import { StaffPanel } from './staff.panel';

const card = (user: ListedStaff) => <StaffCard user={user} />;

/** /admin/user/list: everybody who can sign in, a page at a time; `?open=` shows one beside. Specification 2 §2 "Staff list". */
export function Component() {
  const viewer = useUser();
  const mayAct = useCan('admin');
  const isPhone = useIsPhone();
  const { columns, filterable } = columnsFor(viewer);
  const { search, filters, change, ask, filter, clear } = useStaffAddress(filterable);
  const layout = useColumnLayout(mayAct ? 'user' : 'user-public', viewer.id, columns);
  const question = questionOf(viewer, search, filters);
  const list = userQueries.list(question, { page: search.page, size: search.size });
  const staff = useQuery(list);
  useLiveList({ noun: 'user', list: list.queryKey });
  const { open, close } = useOpenedRow(search.open, change);
  const { dialogs, ...actions } = useStaffActions();
  useCreateKey(mayAct);

  const count = staff.data && formatTotal(staff.data.total);
  const filtering = { value: filters, onChange: filter };
  const sorting = {
    value: { column: search.sort, direction: search.order },
    onChange: ({ column, direction }: ListSort) =>
      ask({ sort: staffSearch.shape.sort.parse(column), order: direction }),
  };

  return (
    <StaffActing value={mayAct ? actions : null}>
      <div className="staff-list">
        <FilterBar
          search={{
            value: search.search,
            placeholder: text.searchPlaceholder,
            onSearch: (words) => ask({ search: words }, { replace: true }),
          }}
          columns={filterable}
          filters={filtering}
          switchesOn={search.role === 0 ? 0 : 1}
          resultText={count ? text.seeResults(count) : text.seeAll}
          inDrawer
          tools={
            <>
              <SortMenu columns={columns} {...sorting} />
              {!isPhone && <ColumnSettings layout={layout} />}
              {mayAct && <StaffListMenu question={question} layout={layout} count={count} />}
              {mayAct && <CreateStaffButton />}
            </>
          }
        >
          <RoleSelect role={search.role} onChange={(role) => ask({ role })} />
        </FilterBar>
        <ListTable
          label={text.table}
          query={onePage(staff)}
          question={JSON.stringify([question, search.page, search.size])}
          layout={layout}
          sort={sorting}
          filters={filtering}
          opened={{ id: search.open, onOpen: open }}
          phoneRow={card}
          empty={<NoStaff search={search} filters={filters} onClear={clear} onFirstPage={() => ask({})} />}
        />
        <ListPager
          page={search.page}
          onPage={(page) => ask({ page })}
          size={search.size}
          onSize={(size) => ask({ size })}
          total={staff.data?.total}
        />
      </div>
      {search.open !== null && (
        <StaffPanel
          userId={search.open}
          rows={staff.data?.list ?? []}
          before={(search.page - 1) * search.size}
          total={count}
          onOpen={open}
          onClose={close}
        />
      )}
      {mayAct && dialogs}
    </StaffActing>
  );
}

/** "n" begins a new colleague, for those who may. */
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

/** Everybody, those of a role, or those who are locked. Specification 2 §2, §9. */
function RoleSelect({ role, onChange }: RoleSelectProps) {
  const size = useIsPhone() ? 'large' : 'middle';
  return (
    <Select
      className="staff-role-select"
      aria-label={text.roleFilter}
      size={size}
      value={role}
      options={roleOptions}
      onChange={onChange}
    />
  );
}
