import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { formText } from '@toam/contracts/form/form.text';
import { commonText } from '@toam/contracts/texts/common';
import { isAdmin } from '@toam/domain/actor';
import { formKinds, type FormKind } from '@toam/domain/work/form-kinds';
import { useLive } from '@toam/live/live';
import { Pane, ScreenTitle, useUrlState, Button, Cell, Dropdown, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { BottomDrawer } from '@toam/ui/detail';
import { CaretDownIcon, CaretRightIcon, PlusIcon } from '@toam/ui/icons';
import { CountedTabs } from '@toam/ui/list';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { FormIcon } from './form-mark';
import { FormBones, FormList } from './form-list';
import { formScreenText as text } from './form-screen.text';
import { formQueries } from './form.queries';
import { formSearch, formTabs, type FormTab } from './form.search';

/** /form: my forms, and those that wait for me. Specification 3 §2.4, D96, D97. */
export function Component() {
  const { mayDecide, isUnknown } = useMayDecide();
  const [search, change] = useUrlState(formSearch);
  const tab = mayDecide ? search.tab : 'mine';
  const queries = useQueryClient();
  // Lists of the noun are only marked stale by default; mine are short, so they follow at once.
  useLive('record.changed', ({ noun }) => {
    if (noun === 'form') void queries.invalidateQueries({ queryKey: formQueries.mineAll });
  });
  return (
    <Pane>
      <ScreenTitle text={formText.title} actions={<CreateFormMenu isMain={tab === 'mine'} />} />
      {mayDecide && (
        <FormTabs tab={tab} onChange={(next) => change({ tab: next, kind: 'all', status: null, open: null })} />
      )}
      {isUnknown && search.tab === 'waiting' ? <FormBones /> : <FormList key={tab} tab={tab} />}
    </Pane>
  );
}

/** Admins decide everything; of others the API knows whether the setting of the approver can ask them. D114. */
function useMayDecide() {
  const user = useUser();
  const { data, isPending } = useQuery(formQueries.waitingCount());
  return { mayDecide: isAdmin(user) || data?.is_asked === true, isUnknown: !isAdmin(user) && isPending };
}

/** Both tabs with the number of pending forms in each. */
function FormTabs({ tab, onChange }: { tab: FormTab; onChange: (tab: FormTab) => void }) {
  const mine = useQuery(formQueries.mineWaiting());
  const waiting = useQuery(formQueries.waitingCount());
  const isKnown = mine.data !== undefined && waiting.data !== undefined;
  return (
    <CountedTabs
      label={text.tabs}
      tabs={formTabs}
      names={text.list}
      open={tab}
      listed={undefined}
      counts={{
        data: isKnown ? { mine: { total: mine.data }, waiting: { total: waiting.data.waiting } } : undefined,
        isError: mine.isError || waiting.isError,
      }}
      onChange={onChange}
    />
  );
}

/**
 * 'Tạo mới': the kinds of forms, as a menu or on a phone as a drawer. Mockup 20b.
 * @param isMain false where the screen has a more important button
 */
function CreateFormMenu({ isMain }: { isMain: boolean }) {
  const type = isMain ? 'primary' : 'default';
  const navigate = useNavigate();
  const [isOpen, open] = useState(false);
  if (useIsPhone())
    return (
      <>
        <Button type={type} size="large" icon={<PlusIcon size={18} />} onClick={() => open(true)}>
          {formText.create}
        </Button>
        {isOpen && <CreateDrawer onClose={() => open(false)} />}
      </>
    );
  const items = formKinds.map((kind) => ({
    key: kind,
    icon: <FormIcon kind={kind} size={32} />,
    label: <Choice kind={kind} />,
    onClick: () => void navigate(paths.newForm(kind)),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type={type} icon={<PlusIcon size={16} />}>
        {formText.create}
        <CaretDownIcon size={14} />
      </Button>
    </Dropdown>
  );
}

const Choice = ({ kind }: { kind: FormKind }) => (
  <Cell as="span" size={13}>
    <Text weight={500}>{formText.kinds[kind].name}</Text>
    <Text size={12} tone="text2">
      {formText.kinds[kind].about}
    </Text>
  </Cell>
);

const CreateDrawer = ({ onClose }: { onClose: () => void }) => (
  <BottomDrawer label={text.createTitle} onClose={onClose}>
    <Text as="h2" padX={16} padY={10} size={16} weight={600}>
      {text.createTitle}
    </Text>
    <Stack as="nav" flex={1} overflow="scroll" aria-label={text.createTitle}>
      {formKinds.map((kind) => (
        <Row as={Link} key={kind} to={paths.newForm(kind)} gap={12} padX={16} padY={10} tone="text" edge="topSoft">
          <FormIcon kind={kind} size={40} />
          <Choice kind={kind} />
          <CaretRightIcon size={16} color="var(--text3)" />
        </Row>
      ))}
    </Stack>
    <Stack padX={16} padY={12}>
      <Button size="large" block onClick={onClose}>
        {commonText.cancel}
      </Button>
    </Stack>
  </BottomDrawer>
);
